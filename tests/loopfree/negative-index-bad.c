//@ verdict: violated
//@ inputs: 5
/* Negative indexes from the middle of an array are fine as long as they stay inside. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int back(const int *p, int k) {
  return p[-k]; //@ violated: deref
}

int main(void) {
  int a[8] = {10, 11, 12, 13, 14, 15, 16, 17};
  int k = __VERIFIER_nondet_int();
  const int *middle = a + 4;
  if (k < 0 || k > 5)
    return 0;
  int v = back(middle, k);
  assert(v == 14 - k); //@ behind: assert
  return 0;
}
