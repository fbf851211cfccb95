//@ verdict: violated
//@ pattern: reverse-loop
//@ inputs: 3000
// buffer: symbolic, on the heap
// Counts down with an unsigned index. The classic mistake is a condition that always holds.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned last_nonzero(const unsigned char *b, unsigned n) {
  for (unsigned i = n - 1; i >= 0; i--)
    if (b[i] != 0) //@ violated: deref
      return i + 1;
  return 0;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned char *b;
  unsigned last;
  if (n < 1 || n > 60000)
    return 0;
  b = malloc(n);
  if (!b)
    return 1;
  for (unsigned i = 0; i < n; i++)
    b[i] = __VERIFIER_nondet_uchar();
  last = last_nonzero(b, n);
  free(b);
  return last > n;
}
