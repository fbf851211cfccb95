#include <stdio.h>
#include <stdlib.h>

/* Shell sort of the numbers of the command line. */
static void sort(int *a, int n) {
  for (int gap = n / 2; gap > 0; gap /= 2) {
    for (int i = gap; i < n; i++) {
      int v = a[i];
      int j = i;
      while (j >= gap && a[j - gap] > v) {
        a[j] = a[j - gap];
        j -= gap;
      }
      a[j] = v;
    }
  }
}

int main(int argc, char **argv) {
  int a[100];
  int n = 0;
  for (int i = 1; i < argc && n < 100; i++)
    a[n++] = atoi(argv[i]);
  sort(a, n);
  for (int i = 0; i < n; i++)
    printf("%d ", a[i]);
  putchar('\n');
  return 0;
}
