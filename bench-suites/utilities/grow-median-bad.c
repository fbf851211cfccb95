#include <stdio.h>
#include <stdlib.h>

/* Reads numbers until the end and prints the largest and the last. */
int main(void) {
  size_t capacity = 4, n = 0;
  int *values = malloc(capacity * sizeof *values);
  int v;
  if (values == NULL)
    return 1;
  while (n < 1000000 && scanf("%d", &v) == 1) {
    if (n > capacity) {
      size_t larger = capacity * 2;
      int *more = realloc(values, larger * sizeof *values);
      if (more == NULL) {
        free(values);
        return 1;
      }
      values = more;
      capacity = larger;
    }
    values[n++] = v; //@ violated: deref
  }
  if (n > 0) {
    int largest = values[0];
    for (size_t i = 1; i < n; i++)
      if (values[i] > largest)
        largest = values[i];
    printf("%d %d\n", largest, values[n - 1]);
  }
  free(values);
  return 0;
}
