//@ verdict: safe
/* The library sorts numbers within bounds. */
#include <stdio.h>
#include <stdlib.h>

static int by_size(const void *x, const void *y) {
  int a = *(const int *)x, b = *(const int *)y;
  return a < b ? -1 : a > b;
}

int main(void) {
  int a[100], n = 0, x, hist[10] = {0};
  while (n < 100 && scanf("%d", &x) == 1) {
    if (x < 0 || x > 9) continue;
    a[n++] = x;
  }
  qsort(a, (size_t)n, sizeof a[0], by_size);
  for (int i = 0; i < n; i++) hist[a[i]]++;
  printf("%d\n", hist[0]);
  return 0;
}
