/* An array that is filled in part, sorted in place and then used as indices: one of them is too large. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void free(void *);

static int fill(int *a, int n, int most) {
  int used = 0;
  while (used < n) {
    int x = nondet_int();
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

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 1000) return 0;
  char seen[100] = {0};
  int *a = malloc(n * sizeof *a);
  int used = fill(a, n, 100);
  sort(a, used);
  for (int i = 0; i < used; i++) seen[a[i]] = 1; //@ violated: deref
  free(a);
  return 0;
}
