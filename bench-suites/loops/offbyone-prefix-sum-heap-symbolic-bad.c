//@ verdict: violated
//@ pattern: off-by-one
//@ inputs: 1000
// buffer: symbolic, on the heap
// Prefix sums need one place more than there are values.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static long *prefix_sums(const int *v, int n) {
  long *sum = malloc((size_t)n * sizeof *sum);
  if (!sum)
    return NULL;
  sum[0] = 0;
  for (int i = 0; i < n; i++)
    sum[i + 1] = sum[i] + v[i]; //@ violated: deref
  return sum;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int *v;
  long *sum;
  if (n <= 0 || n > 50000)
    return 0;
  v = malloc((size_t)n * sizeof *v);
  if (!v)
    return 1;
  for (int i = 0; i < n; i++)
    v[i] = __VERIFIER_nondet_int();
  sum = prefix_sums(v, n);
  free(v);
  if (!sum)
    return 1;
  free(sum);
  return 0;
}
