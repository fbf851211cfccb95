//@ verdict: safe
//@ pattern: sorted-insert
// buffer: symbolic, on the heap
// Builds a sorted array of a given capacity by insertion; the shift starts at the first free place.
#include <stdlib.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static void insert(unsigned *a, unsigned used, unsigned v) {
  unsigned i = used;
  while (i > 0 && a[i - 1] > v) {
    a[i] = a[i - 1];
    i--;
  }
  a[i] = v;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned *a;
  if (n < 1 || n > 2000)
    return 0;
  a = malloc(n * sizeof *a);
  if (!a)
    return 1;
  a[0] = 1000;
  for (unsigned k = 1; k < n; k++)
    insert(a, k, __VERIFIER_nondet_ushort() + (k < n / 2 ? 2000u + k : 0u));
  free(a);
  return 0;
}
