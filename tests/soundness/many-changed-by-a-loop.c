/* A loop changes what one of many blocks holds, in a run that is hard to meet. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int *row[6], a[4] = {0};
  for (int i = 0; i < 6; i++)
    row[i] = calloc(1, sizeof(int));
  *row[2] = 1;
  for (int i = 0; i < 6; i++)
    if ((nondet_int() ^ 0x5a5a5a5a) == 99)
      *row[i] = 4;
  a[*row[2]] = 1; //@ violated: deref
  return 0;
}
