//@ verdict: safe
/* Arrays that are filled in part, sorted in place and then used as indices. */
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);
void *malloc(size_t);
void free(void *);

static int fill(int *a, int n, int most) {
  int used = 0;
  while (used < n) {
    int x = __VERIFIER_nondet_int();
    if (x < 0) break;
    if (x <= most) a[used++] = x;
  }
  return used;
}

static void sort(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int x = a[i], j = i - 1;
    while (j >= 0 && a[j] > x) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = x;
  }
}

void indices_stay_indices(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 1000) return;
  char seen[100] = {0};
  int *a = malloc(n * sizeof *a);
  int used = fill(a, n, 99);
  sort(a, used);
  for (int i = 0; i < used; i++) seen[a[i]] = 1;
  free(a);
}
