//@ property: assert,arithmetic
//@ verdict: safe
/* Months from years, with the check before the multiplication. */
#include <assert.h>
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int months(int years, int *out) {
  if (years > INT_MAX / 12 || years < INT_MIN / 12)
    return 0;
  *out = years * 12;
  return 1;
}

int main(void) {
  int years = __VERIFIER_nondet_int();
  int m = 0;
  if (months(years, &m))
    assert(m % 2 == 0);
  else
    assert(m == 0);
  return 0;
}
