//@ verdict: violated
/* What a function that may fail has left in a structure when it did not. */
#include <stdio.h>
#include <stdlib.h>

struct image {
  unsigned short width, height;
  unsigned char *pixel;
};

static int size(unsigned short *out) {
  int hi = getchar(), lo = getchar();
  if (hi == EOF || lo == EOF) return 0;
  *out = (unsigned short)(hi << 8 | lo);
  return 1;
}

static int load(struct image *im) {
  if (getchar() != 'G' || getchar() != 'I') return 0;
  if (!size(&im->width) || !size(&im->height)) return 0;
  if (im->width == 0 || im->height == 0) return 0;
  im->pixel = malloc((size_t)im->width * im->height);
  if (!im->pixel) return 0;
  for (size_t y = 0; y < im->height; y++)
    if (fread(im->pixel + y * im->width, 1, im->width, stdin) < im->width) break;
  return 1;
}

void sums(void) {
  struct image im = {0, 0, NULL};
  if (!load(&im)) return;
  unsigned sum = 0;
  size_t total = (size_t)im.width * im.height;
  for (size_t i = 0; i < total; i++) sum += im.pixel[i];
  free(im.pixel);
}

void one_row_more(void) {
  struct image im = {0, 0, NULL};
  if (!load(&im)) return;
  unsigned sum = 0;
  size_t total = (size_t)im.width * (im.height + 1u);
  for (size_t i = 0; i < total; i++) sum += im.pixel[i]; //@ violated: deref
  free(im.pixel);
}
