//@ property: assert,memory
//@ verdict: safe
/* The size of an image is looked at by a division before it is computed; a pixel lies inside. */
#include <stdint.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  uint32_t w = __VERIFIER_nondet_uint(), h = __VERIFIER_nondet_uint();
  if (w == 0 || h == 0 || h > UINT32_MAX / w) return 1;
  uint32_t size = w * h;
  if (size > 1u << 24) return 1;
  unsigned char *pixels = malloc(size);
  if (!pixels) return 1;
  uint32_t x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
  if (x < w && y < h) pixels[(size_t)y * w + x] = 255;
  free(pixels);
  return 0;
}
