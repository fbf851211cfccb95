#include <stdio.h>
#include <stdlib.h>

/* Makes a gray picture of RGBA pixels: width and height from the command line. */
int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  int width = atoi(argv[1]);
  int height = atoi(argv[2]);
  if (width <= 0 || height <= 0 || width > 2000 || height > 2000)
    return 2;
  size_t pixels = (size_t)width * (size_t)height;
  unsigned char *rgba = calloc(pixels, 3);
  unsigned char *gray = malloc(pixels);
  if (rgba == NULL || gray == NULL) {
    free(rgba);
    free(gray);
    return 1;
  }
  size_t got = fread(rgba, 4, pixels, stdin); //@ violated: deref
  for (size_t i = 0; i < got; i++) {
    const unsigned char *p = rgba + 4 * i;
    unsigned y = (p[0] * 77u + p[1] * 151u + p[2] * 28u) >> 8;
    gray[i] = (unsigned char)(p[3] == 0 ? 255 : y);
  }
  fwrite(gray, 1, got, stdout);
  free(gray);
  free(rgba);
  return 0;
}
