// Textbook loops: partition.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 1000) return 0;
  int *a = malloc(n * sizeof(int));
  if (!a) return 0;
  for (int i = 0; i < n; i++) a[i] = nondet_int(); //@ terminating
  int lo = 0, hi = n - 1, k = nondet_int();
  while (lo <= hi) { //@ terminating
    int mid = lo + (hi - lo) / 2;
    if (a[mid] == k) break;
    if (a[mid] < k) lo = mid + 1; else hi = mid - 1;
  }
  int i = 0, j = n - 1;
  while (i <= j) { //@ terminating
    while (i < n && a[i] < k) i++; //@ terminating
    while (j >= 0 && a[j] > k) j--; //@ terminating
    if (i <= j) { int t = a[i]; a[i] = a[j]; a[j] = t; i++; j--; }
  }
  int w = 0;
  for (int r = 0; r < n; r++) //@ terminating
    if (a[r]) a[w++] = a[r];
  while (w < n) a[w++] = 0; //@ terminating
  free(a);
  return 0;
}
