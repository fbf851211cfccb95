/* The number of cells is computed in 32 bits and wraps: one row more is not `cols` cells more. */
#include <stdlib.h>
extern unsigned nondet_uint(void);

int main(void) {
  unsigned rows = nondet_uint(), cols = nondet_uint();
  char *t;
  if (rows < 1 || cols < 1 || rows > 100000 || cols > 100000)
    return 0;
  t = malloc(rows * cols);
  if (!t)
    return 1;
  for (unsigned r = 0; r < rows; r++)
    t[(size_t)r * cols + cols - 1] = 1; //@ violated: deref
  free(t);
  return 0;
}
