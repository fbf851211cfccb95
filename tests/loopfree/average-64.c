//@ property: assert,arithmetic
//@ verdict: safe
/* The same for 64 bits, checked in 128 bits, rounding up. */
#include <assert.h>
extern unsigned long __VERIFIER_nondet_ulong(void);

typedef unsigned __int128 u128;

static unsigned long ceil_average(unsigned long a, unsigned long b) {
  return (a | b) - ((a ^ b) >> 1);
}

int main(void) {
  unsigned long a = __VERIFIER_nondet_ulong();
  unsigned long b = __VERIFIER_nondet_ulong();
  u128 wide = ((u128)a + b + 1) >> 1;
  assert((u128)ceil_average(a, b) == wide);
  return 0;
}
