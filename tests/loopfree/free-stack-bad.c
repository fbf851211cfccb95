//@ property: assert,memory
//@ verdict: violated
//@ inputs: 3
/* A small buffer lives on the stack, a large one on the heap; only the latter is freed. */
#include <assert.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static unsigned use(char *buf, unsigned n) {
  buf[n - 1] = 'e';
  buf[0] = 's';
  return n;
}

int main(void) {
  char small[8];
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n > 0 && n < 100);
  char *buf = small;
  if (n > sizeof small) {
    buf = malloc(n);
    if (!buf)
      return 0;
  }
  use(buf, n);
  assert(n == 1 || buf[n - 1] == 'e');
  assert(buf[0] == 's');
  if (n != sizeof small)
    free(buf); //@ violated: free
  return 0;
}
