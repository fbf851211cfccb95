//@ verdict: violated
//@ pattern: truncation
//@ inputs: 70000 61360
// buffer: symbolic, on the heap
// Rows times columns is computed in 32 bits for the allocation but addressed in 64 bits.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned rows = __VERIFIER_nondet_uint();
  unsigned cols = __VERIFIER_nondet_uint();
  unsigned char *t;
  if (rows == 0 || rows > 100000 || cols == 0 || cols > 100000)
    return 0;
  t = malloc(rows * cols);
  if (!t)
    return 1;
  for (unsigned r = 0; r < rows; r++)
    t[(size_t)r * cols] = 1; //@ violated: deref
  free(t);
  return 0;
}
