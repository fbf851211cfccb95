//@ verdict: violated
//@ inputs: 4294967295 3
/* Average of two unsigned numbers, checked against a wider type. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned average(unsigned a, unsigned b) {
  return (a + b) >> 1;
}

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  unsigned long wide = ((unsigned long)a + b) / 2;
  assert(average(a, b) == wide); //@ violated: assert
  return 0;
}
