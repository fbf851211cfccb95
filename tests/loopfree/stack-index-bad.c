//@ verdict: violated
//@ inputs: 8
/* An index into a local array behind a guard in a helper function. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

#define N 8

static int in_range(int i) {
  return i >= 0 && i <= N;
}

int main(void) {
  int a[N] = {0};
  int i = __VERIFIER_nondet_int();
  if (in_range(i)) {
    a[i] = 1; //@ violated: deref
    assert(i != 3 || a[3] == 1);
  }
  return 0;
}
