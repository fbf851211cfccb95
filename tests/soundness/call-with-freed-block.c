/* Alive in the first call, freed before the second. */
#include <stdlib.h>

static int sum(int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += p[i]; //@ violated: deref
  return s & 1;
}

int main(void) {
  int *p = calloc(4, sizeof *p);
  if (!p) return 0;
  int s = sum(p, 4);
  free(p);
  return s + sum(p, 4);
}
