//@ verdict: safe
/* Absolute value by the sign mask, computed in unsigned arithmetic. */
#include <assert.h>
#include <limits.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int abs_mask(int x) {
  unsigned m = x < 0 ? 0xffffffffu : 0u;
  return (int)(((unsigned)x ^ m) - m);
}

static int abs_branch(int x) {
  return x < 0 ? (int)(0u - (unsigned)x) : x;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  __VERIFIER_assume(x != INT_MIN);
  int r = abs_mask(x);
  assert(r == abs_branch(x));
  assert(r >= 0);
  assert((r & 1) == (x & 1));
  return 0;
}
