/* The block is freed in one of the iterations. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *p = malloc(4);
  if (!p)
    return 0;
  int gone = 0;
  while (nondet_int()) {
    if (!gone && nondet_int()) {
      free(p);
      gone = 1;
    }
  }
  p[0] = 1; //@ violated: deref
  if (!gone)
    free(p);
  return 0;
}
