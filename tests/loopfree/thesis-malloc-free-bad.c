//@ property: assert,memory
//@ verdict: violated
//@ inputs: 0
/* An object is either freed inside the callee, which then returns null, or handed to the caller. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int input;

static void bar(int *i) {
  *i = input;
}

static int *foo(void) {
  int *i = (int *)malloc(sizeof(int));
  if (!i)
    return 0;
  bar(i);
  if (*i == 0) {
    free(i);
    return i;
  } else {
    return i;
  }
}

int main(void) {
  input = __VERIFIER_nondet_int();
  int *p = foo();
  if (p) {
    assert(*p == input); //@ violated: deref
    assert(*p != 0); //@ behind: assert
    free(p);
  }
  return 0;
}
