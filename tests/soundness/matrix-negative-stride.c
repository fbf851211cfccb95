/* A stride below zero: the product grows while the index falls. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int n = nondet_int(), stride = nondet_int();
  int *t;
  if (n < 1 || n > 40 || stride < -2 || stride > 2)
    return 0;
  t = malloc((size_t)n * 2 * sizeof *t);
  if (!t)
    return 1;
  for (int i = 0; i < n; i++)
    t[i * stride] = i; //@ violated: deref
  free(t);
  return 0;
}
