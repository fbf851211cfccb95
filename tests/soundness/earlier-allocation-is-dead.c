/* The block of an earlier iteration was freed. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *old = NULL;
  while (nondet_int()) {
    char *p = malloc(4);
    if (!p)
      return 0;
    if (old)
      old[0] = 1; //@ violated: deref
    old = p;
    if (nondet_int())
      free(p);
  }
  return 0;
}
