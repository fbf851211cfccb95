/* The last slot was never set: it is not NULL. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *slot[8];
  for (int i = 0; i < 7; i++)
    slot[i] = NULL;
  for (int t = 0; t < 20; t++) {
    int at = nondet_int();
    if (at < 0 || at >= 8)
      break;
    if (slot[at] == NULL)
      slot[at] = malloc(4);
    else {
      free(slot[at]); //@ violated: free
      slot[at] = NULL;
    }
  }
  return 0;
}
