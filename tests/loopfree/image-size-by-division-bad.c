//@ inputs: 65536 65537 0 2
//@ property: assert,memory
//@ verdict: violated
/* The size of an image is looked at by nobody before it is computed: 65536 times 65537 is 65536. */
#include <stdint.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  uint32_t w = __VERIFIER_nondet_uint(), h = __VERIFIER_nondet_uint();
  if (w == 0 || h == 0) return 1;
  uint32_t size = w * h;
  if (size > 1u << 24) return 1;
  unsigned char *pixels = malloc(size);
  if (!pixels) return 1;
  uint32_t x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
  if (x < w && y < h) pixels[(size_t)y * w + x] = 255; //@ violated: deref
  free(pixels);
  return 0;
}
