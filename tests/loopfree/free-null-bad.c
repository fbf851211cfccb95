//@ property: assert,memory
//@ verdict: violated
//@ inputs: 1
/* Freeing the null pointer does nothing; freeing twice needs the pointer to be cleared between. */
#include <assert.h>
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);

static void drop(int **p) {
  free(*p); //@ violated: free
}

int main(void) {
  int *p = NULL;
  _Bool full = __VERIFIER_nondet_bool();
  drop(&p);
  if (full) {
    p = malloc(sizeof *p);
    if (!p)
      return 0;
    *p = 1;
    assert(*p == 1);
  }
  drop(&p);
  drop(&p);
  return 0;
}
