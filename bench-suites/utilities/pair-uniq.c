#include <stdio.h>
#include <stdlib.h>

/* Removes repeated neighbours of a list in place. */
static size_t uniq(long *a, size_t n) {
  size_t kept = 0;
  if (n == 0)
    return 0;
  for (size_t i = 1; i < n; i++) {
    if (a[i] != a[kept]) {
      kept++;
      a[kept] = a[i];
    }
  }
  return kept + 1;
}

int main(int argc, char **argv) {
  size_t n = (size_t)(argc > 1 ? argc - 1 : 0);
  long *a = malloc(n * sizeof *a + 1);
  if (a == NULL)
    return 1;
  for (size_t i = 0; i < n; i++)
    a[i] = strtol(argv[i + 1], NULL, 0);
  size_t left = uniq(a, n);
  for (size_t i = 0; i < left; i++)
    printf("%ld\n", a[i]);
  free(a);
  return 0;
}
