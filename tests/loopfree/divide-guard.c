//@ verdict: safe
/* A short-circuit guard of a division; the operands are exchanged in the failing twin. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static int divides(unsigned a, unsigned b) {
  return b != 0 && a % b == 0;
}

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  int d = divides(a, b);
  if (b == 0)
    assert(!d);
  return 0;
}
