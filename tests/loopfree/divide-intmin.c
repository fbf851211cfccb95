//@ property: arithmetic
//@ verdict: safe
/* Both ways in which a signed division fails must be excluded. */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int divide(int a, int b) {
  if (b == 0)
    return 0;
  if (a == INT_MIN && b == -1)
    return INT_MAX;
  return a / b;
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int q = divide(a, b);
  return q == 0 ? 0 : 0;
}
