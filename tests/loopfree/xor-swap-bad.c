//@ verdict: violated
//@ inputs: 0 5
/* Swapping without a temporary works only for two different objects. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static void swap(int *a, int *b) {
  *a ^= *b;
  *b ^= *a;
  *a ^= *b;
}

int main(void) {
  int v[2] = {0, 0};
  int pick = __VERIFIER_nondet_int();
  int value = __VERIFIER_nondet_int();
  int *p = &v[0];
  int *q = pick ? &v[1] : &v[0];
  v[0] = value;
  if (pick)
    v[1] = 7;
  swap(p, q);
  if (pick) {
    assert(v[0] == 7);
    assert(v[1] == value);
  } else {
    assert(v[0] == value); //@ violated: assert
  }
  return 0;
}
