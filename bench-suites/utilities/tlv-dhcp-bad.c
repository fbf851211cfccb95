#include <stdio.h>

/* Options of a DHCP message: code, length, value; 0 is padding, 255 the end. */
struct lease {
  unsigned char router[4];
  unsigned char server[4];
  unsigned seconds;
};

static int options(const unsigned char *o, size_t n, struct lease *l) {
  size_t i = 0;
  while (i < n && o[i] != 255) {
    unsigned code = o[i++];
    if (code == 0)
      continue;
    if (i >= n)
      return -1;
    size_t length = o[i++];
    if (code == 51 && length == 4)
      l->seconds = (unsigned)o[i] << 24 | (unsigned)o[i + 1] << 16 | (unsigned)o[i + 2] << 8 | o[i + 3]; //@ violated: deref
    else if ((code == 3 || code == 54) && length >= 4)
      for (int k = 0; k < 4; k++) {
        if (code == 3)
          l->router[k] = o[i + k];
        else
          l->server[k] = o[i + k];
      }
    i += length;
  }
  return 0;
}

int main(void) {
  unsigned char message[312];
  struct lease l = {{0}, {0}, 0};
  size_t n = fread(message, 1, sizeof message, stdin);
  if (options(message, n, &l) != 0)
    puts("malformed");
  printf("%u.%u.%u.%u %u\n", l.router[0], l.router[1], l.router[2], l.router[3], l.seconds);
  return 0;
}
