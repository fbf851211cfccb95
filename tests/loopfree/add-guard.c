//@ property: overflow
//@ verdict: safe
/* Testing for overflow before, not after the addition. */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int add_checked(int a, int b, int *sum) {
  if ((b > 0 && a > INT_MAX - b) || (b < 0 && a < INT_MIN - b))
    return 0;
  *sum = a + b;
  return 1;
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int sum = 0;
  if (add_checked(a, b, &sum) && sum == 3)
    return 0;
  return 0;
}
