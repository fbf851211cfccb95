/* The block of an earlier iteration is freed twice. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *old = NULL;
  while (nondet_int()) {
    char *p = malloc(4);
    if (!p)
      return 0;
    if (old)
      free(old); //@ violated: free
    if (nondet_int())
      old = p;
  }
  return 0;
}
