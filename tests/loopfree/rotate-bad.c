//@ property: assert,shift
//@ verdict: violated
//@ inputs: 1 0
/* Rotation by an amount that may be 0. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static uint32_t rotl(uint32_t x, unsigned n) {
  return (x << (n & 31)) | (x >> (32 - (n & 31))); //@ violated: shift
}

static uint32_t rotr(uint32_t x, unsigned n) {
  return (x >> (n & 31)) | (x << (-n & 31));
}

int main(void) {
  uint32_t x = __VERIFIER_nondet_uint();
  unsigned n = __VERIFIER_nondet_uint();
  uint32_t y = rotl(x, n);
  if ((n & 31) != 0)
    assert(rotr(y, n) == x);
  return 0;
}
