//@ verdict: safe
/* Saturating addition of signed bytes. */
#include <assert.h>
#include <limits.h>
extern signed char __VERIFIER_nondet_schar(void);

static signed char add_sat(signed char a, signed char b) {
  int s = a + b;
  if (s > SCHAR_MAX)
    s = SCHAR_MAX;
  if (s < SCHAR_MIN)
    s = SCHAR_MIN;
  return (signed char)s;
}

int main(void) {
  signed char a = __VERIFIER_nondet_schar();
  signed char b = __VERIFIER_nondet_schar();
  signed char r = add_sat(a, b);
  if (a >= 0 && b >= 0)
    assert(r >= a && r >= b);
  if (a < 0 && b < 0) {
    assert(r <= a && r <= b);
  }
  if ((a < 0) != (b < 0))
    assert(r == a + b);
  if (b == 0)
    assert(r == a);
  return 0;
}
