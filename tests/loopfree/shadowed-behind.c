//@ verdict: safe
/* The same without the faults. */
#include <stdlib.h>

static int table[4];

static int entry(int i) {
  return table[i];
}

int main(void) {
  int one = 0;
  int *p = &one;
  *p = 1;
  int kept = entry(3) + entry(1);
  p = malloc(sizeof *p);
  free(p);
  return kept / (one + 1);
}
