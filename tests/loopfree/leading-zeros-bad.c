//@ property: assert,arithmetic
//@ verdict: violated
//@ inputs: 1
/* Counting leading zeros by halving, checked by shifting back. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned clz32(uint32_t x) {
  unsigned n = 0;
  if (x == 0)
    return 32;
  if ((x & 0xffff0000u) == 0) {
    n += 16;
    x <<= 16;
  }
  if ((x & 0xff000000u) == 0) {
    n += 8;
    x <<= 8;
  }
  if ((x & 0xf0000000u) == 0) {
    n += 4;
    x <<= 4;
  }
  if ((x & 0xc0000000u) == 0) {
    n += 2;
    x <<= 2;
  }
  if ((x & 0xc0000000u) == 0)
    n += 1;
  return n;
}

int main(void) {
  uint32_t x = __VERIFIER_nondet_uint();
  unsigned n = clz32(x);
  if (x == 0) {
    assert(n == 32);
  } else {
    assert(n < 32);
    assert(((x << n) & 0x80000000u) != 0); //@ violated: assert
    assert(n == 0 || (x >> (32 - n)) == 0);
  }
  return 0;
}
