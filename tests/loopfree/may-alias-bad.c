//@ verdict: violated
//@ inputs: 0
/* A store through one pointer may change what another one reads. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);

static int bump(int *p, int *q) {
  *p = 1;
  *q = 2;
  return *p;
}

int main(void) {
  int a = 0, b = 0;
  _Bool same = __VERIFIER_nondet_bool();
  int r = bump(&a, same ? &b : &a);
  if (same) {
    assert(r == 1);
    assert(b == 2);
  } else {
    assert(r == 1); //@ violated: assert
  }
  return 0;
}
