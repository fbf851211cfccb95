//@ verdict: violated
//@ pattern: two-dim
//@ inputs: 40 30
// buffer: symbolic, on the heap
// A table of rows times columns is addressed row-major; the failing twin multiplies with the number of rows.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static void fill(short *t, int rows, int cols) {
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < cols; c++)
      t[r * rows + c] = (short)(r - c); //@ violated: deref
}

int main(void) {
  int rows = __VERIFIER_nondet_int();
  int cols = __VERIFIER_nondet_int();
  short *t;
  __VERIFIER_assume(rows >= 1 && rows <= 300 && cols >= 1 && cols <= 300);
  t = malloc((size_t)rows * (size_t)cols * sizeof *t);
  if (!t)
    return 1;
  fill(t, rows, cols);
  free(t);
  return 0;
}
