//@ verdict: safe
//@ pattern: compaction
// buffer: symbolic, on the heap
// Removes zeros in place and hands the shorter array on; the write index never passes the read index.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int compact(int *a, int n) {
  int w = 0;
  for (int r = 0; r < n; r++) {
    a[w] = a[r];
    if (a[r] != 0)
      w++;
  }
  return w;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int *a;
  int left;
  __VERIFIER_assume(n >= 1);
  __VERIFIER_assume(n <= 10000);
  a = malloc((size_t)n * sizeof *a);
  if (!a)
    return 1;
  for (int i = 0; i < n; i++)
    a[i] = __VERIFIER_nondet_int();
  left = compact(a, n);
  if (left > 0)
    a[left - 1] = -1;
  free(a);
  return 0;
}
