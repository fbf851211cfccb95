//@ verdict: safe
/* Decimal fractions are rounded; halves are exact. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);

static int close_to(double a, double b) {
  double d = a - b;
  if (d < 0)
    d = -d;
  return d < 1e-9;
}

static double third_step(double a, double b) {
  return a + b;
}

int main(void) {
  _Bool halves = __VERIFIER_nondet_bool();
  double a = halves ? 0.5 : 0.1;
  double b = halves ? 0.25 : 0.2;
  double c = halves ? 0.75 : 0.3;
  double s = third_step(a, b);
  assert(close_to(s, c));
  if (halves)
    assert(s == c);
  else
    assert(s != c);
  float f = 16777216.0f;
  assert(f + 1.0f == f);
  return 0;
}
