/* What cannot be read is not NULL, and not anything else either: an array without room says nothing of its elements. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int a[1], to = 0;
  unsigned sum = 0;
  int *slot[2] = {0};
  int **all = malloc(0);
  for (int i = 0; i < 2; i++)
    if (slot[i])
      all[to++] = slot[i];
  for (int i = 0; i < to; i++)
    sum += *all[i];
  if ((nondet_int() ^ 0x5a5a5a5a) == 99)
    a[1] = 1; //@ violated: deref
  return sum > 100;
}
