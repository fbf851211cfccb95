//@ property: assert,deref
//@ verdict: safe
/* A pointer to a variable of an inner block, used after the block. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int outer = 1;
  int *p = &outer;
  _Bool enter = __VERIFIER_nondet_bool();
  if (enter) {
    int inner = 2;
    p = &inner;
    assert(*p == 2);
    outer = inner;
    p = &outer;
  }
  *p += 1;
  assert(enter ? outer == 3 : outer == 2);
  return 0;
}
