//@ verdict: violated
//@ pattern: two-pass
//@ inputs: 640 -5
// buffer: symbolic, function parameter
// Counts the positive values of an array, allocates exactly that many places and copies them.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned positives(const int *v, unsigned n) {
  unsigned count = 0;
  for (unsigned i = 0; i < n; i++)
    if (v[i] > 0)
      count++;
  return count;
}

static void keep(int *to, const int *v, unsigned n) {
  for (const int *end = v + n; v != end; v++)
    if (*v >= 0)
      *to++ = *v; //@ violated: deref
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  int *v;
  unsigned count;
  if (n < 1 || n > 10000)
    return 0;
  v = malloc(n * sizeof *v);
  if (!v)
    return 1;
  for (unsigned i = 0; i < n; i++)
    v[i] = __VERIFIER_nondet_int();
  v[n - 1] = 5;
  count = positives(v, n);
  int *to = malloc(count * sizeof *to);
  if (to) {
    keep(to, v, n);
    free(to);
  }
  free(v);
  return 0;
}
