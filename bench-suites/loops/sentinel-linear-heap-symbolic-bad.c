//@ verdict: violated
//@ pattern: sentinel-search
//@ inputs: 1200 5
// buffer: symbolic, on the heap
// Search with a guard: the wanted value is put behind the last element, so that the loop needs no limit.
#include <stdlib.h>

extern short __VERIFIER_nondet_short(void);
extern int __VERIFIER_nondet_int(void);

static int *make(int n) {
  int *a = malloc(((size_t)n) * sizeof *a);
  if (!a)
    return NULL;
  for (int i = 0; i < n; i++)
    a[i] = __VERIFIER_nondet_short();
  return a;
}

static int find(int *a, int n, int key) {
  int i = 0;
  a[n] = key; //@ violated: deref
  while (a[i] != key)
    i++;
  return i;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int key = __VERIFIER_nondet_int();
  int *a, at;
  if (n < 1 || n > 30000)
    return 0;
  a = make(n);
  if (!a)
    return 1;
  at = find(a, n, key);
  free(a);
  return at > n;
}
