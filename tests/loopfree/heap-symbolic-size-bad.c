//@ verdict: violated
//@ inputs: 5 5
/* A heap array of symbolic size and a symbolic index. */
#include <assert.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int *make(unsigned n) {
  int *p = malloc(n * sizeof(int));
  return p;
}

static void store(int *p, unsigned i, int v) {
  p[i] = v; //@ violated: deref
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned i = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n > 0 && n <= 1000);
  int *p = make(n);
  if (p == NULL)
    return 0;
  if (i <= n) {
    store(p, i, 9);
    assert(p[i] == 9);
  }
  free(p);
  return 0;
}
