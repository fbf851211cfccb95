//@ verdict: violated
//@ pattern: trim-tail
//@ inputs: 400
// buffer: symbolic, on the heap
// Cuts carriage returns, newlines and zeros from the end of a block, by pointer.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static char *cut_tail(char *begin, char *end) {
  while (end[-1] == '\n' || end[-1] == '\r' || end[-1] == 0) //@ violated: deref
    end--;
  return end;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  char *block, *end;
  __VERIFIER_assume(n >= 1 && n <= 10000);
  block = malloc(n);
  if (!block)
    return 1;
  for (unsigned i = 0; i < n; i++)
    block[i] = __VERIFIER_nondet_char();
  end = cut_tail(block, block + n);
  if (end > block && end[-1] == '\n') {
    free(block);
    return 2;
  }
  free(block);
  return 0;
}
