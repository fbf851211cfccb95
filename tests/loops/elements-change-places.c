//@ verdict: safe
/* Numbers within bounds are sorted by hand: all are still within them. */
#include <stdio.h>

int main(void) {
  int a[100], n = 0, x, hist[10] = {0};
  while (n < 100 && scanf("%d", &x) == 1) {
    if (x < 0 || x > 9) continue;
    a[n++] = x;
  }
  for (int i = 0; i < n - 1; i++)
    for (int j = 0; j < n - 1 - i; j++)
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
  for (int i = 0; i < n; i++) hist[a[i]]++;
  printf("%d\n", hist[0]);
  return 0;
}
