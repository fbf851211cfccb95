//@ verdict: safe
/* Counting bits by the usual tree against a sum of single bits. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned popcount32(uint32_t x) {
  x = x - ((x >> 1) & 0x55555555u);
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0fu;
  x = x + (x >> 8);
  x = x + (x >> 16);
  return x & 0x3f;
}

static unsigned nibble(uint32_t x) {
  return (x & 1) + ((x >> 1) & 1) + ((x >> 2) & 1) + ((x >> 3) & 1);
}

static unsigned slow(uint32_t x) {
  return nibble(x) + nibble(x >> 4) + nibble(x >> 8) + nibble(x >> 12) +
         nibble(x >> 16) + nibble(x >> 20) + nibble(x >> 24) + nibble(x >> 28);
}

int main(void) {
  uint32_t x = __VERIFIER_nondet_uint();
  assert(popcount32(0) == 0);
  assert(slow(0xffffffffu) == 32);
  assert(popcount32(x) == slow(x));
  return 0;
}
