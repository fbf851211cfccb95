/* Two slots hold the same block after a copy: it is freed twice. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *slot[8];
  for (int i = 0; i < 8; i++)
    slot[i] = NULL;
  for (int t = 0; t < 100; t++) {
    int at = nondet_int(), to = nondet_int();
    if (at < 0 || at >= 8 || to < 0 || to >= 8)
      break;
    if (slot[at] == NULL)
      slot[at] = malloc(4);
    else if (slot[to] == NULL)
      slot[to] = slot[at];
    else {
      free(slot[at]); //@ violated: free
      slot[at] = NULL;
    }
  }
  return 0;
}
