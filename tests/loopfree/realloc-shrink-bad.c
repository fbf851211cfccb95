//@ property: assert,deref
//@ verdict: violated
//@ inputs: 3 3
/* A shrunk block ends earlier. */
#include <assert.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned i = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 16);
  char *p = calloc(16, 1);
  if (!p)
    return 0;
  char *q = realloc(p, n);
  if (!q)
    return 0;
  if (i < 16)
    assert(q[i] == 0); //@ violated: deref
  free(q);
  return 0;
}
