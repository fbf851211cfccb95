//@ property: overflow
//@ verdict: safe
/* Negation of a number that may be the smallest one. */
#include <assert.h>
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int magnitude(int x) {
  if (x == INT_MIN)
    return INT_MAX;
  if (x < 0)
    return -x;
  return x;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int m = magnitude(x);
  assert(m >= 0);
  return m == -1;
}
