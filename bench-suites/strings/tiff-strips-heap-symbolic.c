//@ verdict: safe
//@ pattern: image-strips
// buffer: symbolic, on the heap
// Reads the strips of a picture into one buffer. The last strip has fewer rows than the others.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

struct stats {
  size_t lines, words, longest;
};

// Lines, words, and the length of the longest word.
static struct stats measure(const char *s) {
  struct stats r = {0, 0, 0};
  size_t run = 0;
  for (; *s; s++) {
    if (*s == '\n')
      r.lines++;
    if (*s == ' ' || *s == '\n') {
      run = 0;
      continue;
    }
    if (run++ == 0)
      r.words++;
    if (run > r.longest)
      r.longest = run;
  }
  return r;
}

struct image {
  size_t width, rows, strip;
  char *pixels;
};

static int load_head(struct image *im) {
  im->width = __VERIFIER_nondet_uint();
  im->rows = __VERIFIER_nondet_uint();
  im->strip = __VERIFIER_nondet_uint();
  if (im->width < 1 || im->width > 1000 || im->rows < 1 || im->rows > 1000)
    return 0;
  if (im->strip < 1 || im->strip > im->rows)
    return 0;
  im->pixels = malloc(im->width * im->rows + 1);
  return im->pixels != NULL;
}

static size_t rows_of(const struct image *im, size_t first) {
  size_t left = im->rows - first;
  return left < im->strip ? left : im->strip;
}

static void load_strip(struct image *im, size_t first, size_t n) {
  char *row = im->pixels + first * im->width;
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    memset(row, c ? c : ' ', im->width);
    row += im->width;
  }
}

int main(void) {
  struct image im;
  if (!load_head(&im))
    return 0;
  for (size_t first = 0; first < im.rows; first += im.strip)
    load_strip(&im, first, rows_of(&im, first));
  im.pixels[im.width * im.rows] = 0;
  int wrong = measure(im.pixels).longest > im.width * im.rows || checksum(im.pixels) == 1;
  free(im.pixels);
  return wrong;
}
