//@ property: assert,overflow
//@ verdict: violated
//@ inputs: 2147483647 1 0 0
/* Four additions as left by unrolling a summing loop. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int sum4(const int *a) {
  int r = a[0];
  r = a[1] + r; //@ violated: overflow
  r = a[2] + r; //@ violated: overflow
  r = a[3] + r; //@ violated: overflow
  return r;
}

int main(void) {
  int a[4];
  a[0] = __VERIFIER_nondet_int();
  a[1] = __VERIFIER_nondet_int();
  a[2] = __VERIFIER_nondet_int();
  a[3] = __VERIFIER_nondet_int();
  int lim = 500000000;
  int s = sum4(a);
  if (a[1] == 0 && a[2] == 0 && a[3] == lim - lim)
    assert(s == a[0]);
  return 0;
}
