/* Numbers that are read lie beside a pointer; the second one makes the block too small. */
#include <stdio.h>
#include <stdlib.h>

struct image {
  int width, height;
  unsigned char *pixels;
};

static int load(struct image *im) {
  if (scanf("%d %d", &im->width, &im->height) != 2) return 0;
  if (im->width < 1 || im->height < 1 || im->width > 4096 || im->height > 4096) return 0;
  im->pixels = malloc((size_t)im->width * im->height);
  if (!im->pixels) return 0;
  for (int i = 0; i <= im->width * im->height; i++) im->pixels[i] = 1; //@ violated: deref
  return 1;
}

int main(void) {
  struct image im;
  if (!load(&im)) return 1;
  return im.pixels[0];
}
