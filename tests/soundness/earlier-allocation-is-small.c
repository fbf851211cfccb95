/* The block of an earlier iteration may be smaller than the last one. */
#include <stdlib.h>
extern unsigned nondet_uint(void);

int main(void) {
  char *old = NULL;
  unsigned last = 0;
  while (nondet_uint()) {
    unsigned n = nondet_uint() % 64 + 1;
    char *p = malloc(n);
    if (!p)
      return 0;
    if (old)
      old[n - 1] = 1; //@ violated: deref
    old = p;
    last = n;
  }
  return last > 64;
}
