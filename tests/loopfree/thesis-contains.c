//@ property: assert,overflow
//@ verdict: safe
/* Four additions as left by unrolling a summing loop. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int sum4(const int *a) {
  int r = a[0];
  r = a[1] + r;
  r = a[2] + r;
  r = a[3] + r;
  return r;
}

int main(void) {
  int a[4];
  a[0] = __VERIFIER_nondet_int();
  a[1] = __VERIFIER_nondet_int();
  a[2] = __VERIFIER_nondet_int();
  a[3] = __VERIFIER_nondet_int();
  int lim = 500000000;
  __VERIFIER_assume(a[0] >= -lim && a[0] <= lim && a[1] >= -lim && a[1] <= lim);
  __VERIFIER_assume(a[2] >= -lim && a[2] <= lim && a[3] >= -lim && a[3] <= lim);
  int s = sum4(a);
  if (a[1] == 0 && a[2] == 0 && a[3] == lim - lim)
    assert(s == a[0]);
  return 0;
}
