/* Two slots lead to the same block, in a run that is hard to meet: it is given back twice. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int *slot[6];
  for (int i = 0; i < 6; i++) {
    slot[i] = malloc(sizeof(int));
    if (i == 4 && (nondet_int() ^ 0x5a5a5a5a) == 99)
      slot[i] = slot[1];
  }
  for (int i = 0; i < 6; i++)
    free(slot[i]); //@ violated: free
  return 0;
}
