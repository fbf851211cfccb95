#include <ctype.h>
#include <stdio.h>

/* Reads the header of a PGM picture: P5 width height maximum. */
struct header {
  unsigned width, height, maximum;
  size_t data;
};

static size_t skip_space(const char *b, size_t i, size_t n) {
  while (i < n) {
    if (b[i] == '#') {
      while (i < n && b[i] != '\n')
        i++;
    } else if (isspace((unsigned char)b[i])) {
      i++;
    } else {
      break;
    }
  }
  return i;
}

static int number(const char *b, size_t *at, size_t n, unsigned *value) {
  size_t i = skip_space(b, *at, n);
  size_t start = i;
  unsigned v = 0;
  while (i < n && b[i] >= '0' && b[i] <= '9' && v < 100000)
    v = v * 10 + (unsigned)(b[i++] - '0');
  *at = i;
  *value = v;
  return i > start;
}

int main(void) {
  char b[256];
  struct header h;
  size_t at = 2;
  size_t n = fread(b, 1, sizeof b, stdin);
  if (n < 2 || b[0] != 'P' || b[1] != '5')
    return 1;
  if (!number(b, &at, n, &h.width) || !number(b, &at, n, &h.height) || !number(b, &at, n, &h.maximum))
    return 1;
  if (at >= n || !isspace((unsigned char)b[at]))
    return 1;
  h.data = at + 1;
  printf("%u x %u, max %u, data at %zu\n", h.width, h.height, h.maximum, h.data);
  return 0;
}
