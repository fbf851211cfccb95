#include <stdio.h>
#include <stdlib.h>

/* Finds which band a value belongs to: the first limit that is not smaller. */
static const unsigned limits[] = {8, 16, 64, 256, 1024, 4096, 65536};
static const char *const names[] = {"tiny", "small", "line", "page", "block", "large", "huge"};
#define BANDS ((int)(sizeof limits / sizeof limits[0]))

static int band(unsigned v) {
  int low = 0, high = BANDS;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (limits[middle] < v)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    unsigned v = (unsigned)strtoul(argv[i], NULL, 10);
    int b = band(v);
    if (b == BANDS)
      puts("beyond");
    else
      printf("%s (up to %u)\n", names[b], limits[b]);
  }
  return 0;
}
