//@ flags: --malloc may-fail
//@ verdict: violated
//@ native: silent (malloc does not fail natively)
//@ inputs: 3
/* The first allocation is tested, the second is not. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static void fill(char *p, unsigned n) {
  memset(p, 'f', n); //@ violated: deref
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n > 0 && n <= 64);
  char *a = malloc(n);
  if (a == NULL)
    return 0;
  fill(a, n);
  char *b = malloc(n);
  if (a == NULL) {
    free(a);
    return 0;
  }
  fill(b, n);
  assert(a[n - 1] == 'f');
  assert(b[0] == 'f'); //@ behind: assert
  free(b);
  free(a);
  return 0;
}
