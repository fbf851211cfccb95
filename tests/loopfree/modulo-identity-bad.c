//@ verdict: violated
//@ inputs: -7 2
/* Quotient and remainder of truncating division; the remainder has the sign of the dividend. */
#include <assert.h>
extern short __VERIFIER_nondet_short(void);

int main(void) {
  short a = __VERIFIER_nondet_short();
  short b = __VERIFIER_nondet_short();
  if (b == 0)
    return 0;
  int q = a / b;
  int r = a % b;
  assert(q * b + r == a);
  assert(r >= 0); //@ violated: assert
  assert(r > -32769 && r < 32769);
  return 0;
}
