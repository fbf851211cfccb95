//@ property: assert,overflow
//@ verdict: violated
//@ inputs: -2 2147483647
/* The guard of a subtraction and its mirrored (wrong) form. */
#include <assert.h>
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int subtract(int a, int b) {
  if (b > 0) {
    if (a < INT_MIN)
      return INT_MIN;
  } else {
    if (a > INT_MAX + b)
      return INT_MAX;
  }
  return a - b; //@ violated: overflow
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int d = subtract(a, b);
  if (b == 0)
    assert(d == a);
  return 0;
}
