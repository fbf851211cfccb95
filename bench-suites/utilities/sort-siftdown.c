#include <stdio.h>

/* Heap sort of up to 80 numbers. */
#define MAX 80

static void sift(int *a, int root, int n) {
  while (2 * root + 1 < n) {
    int child = 2 * root + 1;
    if (child + 1 < n && a[child + 1] > a[child])
      child++;
    if (a[root] >= a[child])
      return;
    int t = a[root];
    a[root] = a[child];
    a[child] = t;
    root = child;
  }
}

int main(void) {
  int a[MAX];
  int n = 0;
  while (n < MAX && scanf("%d", &a[n]) == 1)
    n++;
  for (int i = n / 2 - 1; i >= 0; i--)
    sift(a, i, n);
  for (int end = n - 1; end > 0; end--) {
    int t = a[0];
    a[0] = a[end];
    a[end] = t;
    sift(a, 0, end);
  }
  for (int i = 0; i < n; i++)
    printf("%d\n", a[i]);
  return 0;
}
