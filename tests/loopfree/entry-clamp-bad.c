//@ flags: --entry clamp
//@ verdict: violated
//@ inputs: 5 9 2
/* A precondition on the arguments of the analysed function is stated by an assumption. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int max(int a, int b) {
  return a > b ? a : b;
}

static int min(int a, int b) {
  return a < b ? a : b;
}

int clamp(int x, int lo, int hi) {
  int r = max(lo, min(x, hi));
  assert(r >= lo);
  assert(r <= hi); //@ violated: assert
  return r;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int lo = __VERIFIER_nondet_int();
  int hi = __VERIFIER_nondet_int();
  clamp(x, lo, hi);
  return 0;
}
