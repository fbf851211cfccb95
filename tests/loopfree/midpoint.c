//@ property: assert,memory,overflow
//@ verdict: safe
/* The midpoint of two non-negative indexes. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int midpoint(int lo, int hi) {
  return lo + (hi - lo) / 2;
}

int main(void) {
  int lo = __VERIFIER_nondet_int();
  int hi = __VERIFIER_nondet_int();
  if (lo < 0 || hi < lo)
    return 0;
  int mid = midpoint(lo, hi);
  assert(lo <= mid && mid <= hi);
  return 0;
}
