//@ verdict: safe
/* Saturating operations on unsigned numbers without branches. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned sub_sat(unsigned a, unsigned b) {
  unsigned d = a - b;
  return d & -(unsigned)(d <= a);
}

static unsigned add_sat(unsigned a, unsigned b) {
  unsigned s = a + b;
  return s | -(unsigned)(s < a);
}

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  assert(add_sat(a, b) >= a);
  assert(sub_sat(a, b) == (a > b ? a - b : 0));
  return 0;
}
