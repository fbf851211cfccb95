//@ verdict: safe
/* Only a NaN is different from itself; comparisons with it are false. */
#include <assert.h>
extern double __VERIFIER_nondet_double(void);

static int is_nan(double x) {
  return x != x;
}

static double clamp(double x) {
  if (is_nan(x))
    return 0.0;
  if (x < 0.0)
    return 0.0;
  if (x > 1.0)
    return 1.0;
  return x;
}

int main(void) {
  double x = __VERIFIER_nondet_double();
  double c = clamp(x);
  assert(c >= 0.0 && c <= 1.0);
  if (x >= 0.25 && x <= 0.75)
    assert(c == x);
  return 0;
}
