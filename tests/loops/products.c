//@ verdict: violated
/* Rows and strips of images whose width and height are read. */
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
void *calloc(size_t, size_t);
void free(void *);

void strips_of_rows(void) {
  unsigned width = __VERIFIER_nondet_uint(), height = __VERIFIER_nondet_uint(), at_once = __VERIFIER_nondet_uint();
  if (width == 0 || height == 0 || at_once == 0 || width > 2000 || height > 2000) return;
  unsigned char *pixels = calloc(height, width);
  unsigned row = 0;
  while (row < height) {
    unsigned rows = at_once;
    if (rows > height - row) rows = height - row;
    unsigned char *to = pixels + (size_t)row * width;
    to[(size_t)rows * width - 1] = 1;
    row += rows;
  }
  free(pixels);
}

void a_part_of_each_row(void) {
  int width = __VERIFIER_nondet_int(), height = __VERIFIER_nondet_int();
  if (width < 1 || height < 1 || width > 4096 || height > 4096) return;
  char *pixels = calloc((size_t)width * height, 1);
  int left = __VERIFIER_nondet_int(), right = __VERIFIER_nondet_int();
  if (left < 0 || right > width) return;
  for (int y = 0; y < height; y++)
    for (int x = left; x < right; x++) pixels[y * width + x] = 1;
  free(pixels);
}

void a_row_too_many(void) {
  unsigned width = __VERIFIER_nondet_uint(), height = __VERIFIER_nondet_uint(), row = 0;
  if (width == 0 || height == 0 || width > 2000 || height > 2000) return;
  unsigned char *pixels = calloc(height, width);
  while (row <= height) {
    pixels[(size_t)row * width] = 1; //@ violated: deref
    row++;
  }
  free(pixels);
}
