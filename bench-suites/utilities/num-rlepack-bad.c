#include <stdio.h>

/* Packs runs as count and byte; the output has room for the worst case. */
#define BLOCK 100

static size_t pack(const unsigned char *in, size_t n, unsigned char out[2 * BLOCK]) {
  size_t o = 0, i = 0;
  while (i < n) {
    size_t run = 1;
    while (i + run < n && run < 255 && in[i + run] == in[i])
      run++;
    out[o] = (unsigned char)run;
    out[o + 1] = in[i]; //@ violated: deref
    o += 2;
    i += run;
  }
  return o;
}

int main(void) {
  unsigned char in[BLOCK];
  unsigned char out[BLOCK + 1];
  size_t n;
  while ((n = fread(in, 1, sizeof in, stdin)) > 0) {
    size_t o = pack(in, n, out);
    fwrite(out, 1, o, stdout);
  }
  return 0;
}
