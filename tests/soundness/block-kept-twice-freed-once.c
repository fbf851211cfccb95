/* Two names for the block of some iteration: it ends by one of them. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int *a = 0, *b = 0;
  for (int i = 0; i < 10; i++) {
    int *n = malloc(8 * sizeof *n);
    a = n;
    if (nondet_int()) b = n;
  }
  free(b);
  a[3] = 1; //@ violated: deref
  return 0;
}
