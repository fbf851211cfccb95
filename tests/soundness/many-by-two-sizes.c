/* Blocks of two sizes come from one call in a loop. */
#include <stdlib.h>
extern int nondet_int(void);
static char *all[12];

static char *make(int large) { return malloc(large ? 32 : 8); }

int main(void) {
  for (int i = 0; i < 12; i++) all[i] = make(i != 7);
  for (int i = 0; i < 12; i++) all[i][20] = 1; //@ violated: deref
  return 0;
}
