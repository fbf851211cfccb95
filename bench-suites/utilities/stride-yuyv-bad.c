#include <stdio.h>
#include <string.h>

/* A camera line: four bytes Y U Y V are two pixels of luma. */
#define WIDE 160

static unsigned unpack(const unsigned char *line, size_t bytes, unsigned char luma[WIDE]) {
  unsigned pixels = 0;
  for (size_t i = 0; i < bytes; i += 2) {
    luma[pixels] = line[i]; //@ violated: deref
    luma[pixels + 1] = line[i + 2];
    pixels += 2;
  }
  return pixels;
}

int main(void) {
  unsigned char line[WIDE * 2];
  unsigned char luma[WIDE];
  size_t got;
  while ((got = fread(line, 1, sizeof line, stdin)) > 0) {
    unsigned n = unpack(line, got, luma);
    unsigned brightest = 0;
    for (unsigned k = 0; k < n; k++)
      if (luma[k] > brightest)
        brightest = luma[k];
    printf("%u pixels, brightest %u\n", n, brightest);
  }
  return 0;
}
