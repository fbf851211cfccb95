//@ property: assert,unreachable
//@ verdict: violated
//@ inputs: 5 5
/* A comparison in three branches, with the impossible fourth one marked. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int order(int a, int b) {
  if (a < b)
    return -1;
  if (a > b)
    return 1;
  if (a == b && a != 5)
    return 0;
  __builtin_unreachable(); //@ violated: unreachable
}

static int pick(int a, int b) {
  switch (order(a, b)) {
  case -1:
    return b;
  case 0:
    return a;
  case 1:
    return a;
  default:
    __builtin_unreachable();
  }
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int m = pick(a, b);
  assert(m >= a);
  assert(m >= b);
  return 0;
}
