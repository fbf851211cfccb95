#include <stdio.h>

/* Moves negative readings to the front with two indices. */
#define MAX 64

static int split(int *a, int n) {
  int i = 0, j = n - 1;
  while (i <= j) {
    while (i <= j && a[i] < 0)
      i++;
    while (i <= j && a[j] >= 0)
      j--;
    if (i < j) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
      i++;
      j--;
    }
  }
  return i;
}

int main(void) {
  int a[MAX];
  int n = 0;
  while (n < MAX && scanf("%d", &a[n]) == 1)
    n++;
  int negative = split(a, n);
  for (int k = 0; k < negative; k++)
    printf("%d ", a[k]);
  printf("| %d rest\n", n - negative);
  return 0;
}
