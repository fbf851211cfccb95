/* The block that an iteration makes ends in it, and is one of many in the next one. */
#include <stdlib.h>
extern int nondet_int(void);
static int *all[12];

int main(void) {
  int sum = 0;
  for (int i = 0; i < 12; i++) {
    all[i] = malloc(sizeof(int));
    *all[i] = i;
    if (i == 7 && nondet_int()) free(all[i]);
    if (i > 8) sum ^= *all[i - 2]; //@ violated: deref
  }
  return sum;
}
