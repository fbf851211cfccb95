/* A number that became a pointer is freed, and may point into the middle of the block. */
#include <stdint.h>
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *q = malloc(8);
  uintptr_t n = (uintptr_t)q;
  if (nondet_int())
    n += 2;
  free((char *)n); //@ violated: free
  return 0;
}
