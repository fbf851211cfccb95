#include <stdio.h>
#include <stdlib.h>

/* Binary search in a heap array of ascending numbers. */
static int search(const int *a, int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int middle = (low + high) / 2;
    if (a[middle] == key)
      return middle;
    if (a[middle] < key)
      low = middle + 1;
    else
      high = middle - 1;
  }
  return -1;
}

int main(int argc, char **argv) {
  int n, previous = 0;
  if (argc < 2 || scanf("%d", &n) != 1 || n < 0 || n > 10000)
    return 1;
  int *a = malloc((size_t)n * sizeof *a);
  if (a == NULL)
    return 1;
  for (int i = 0; i < n; i++) {
    int v;
    if (scanf("%d", &v) != 1)
      v = previous;
    a[i] = v > previous ? v : previous;
    previous = a[i];
  }
  a[n] = previous; //@ violated: deref
  for (int i = 1; i < argc; i++)
    printf("%d\n", search(a, n, atoi(argv[i])));
  free(a);
  return 0;
}
