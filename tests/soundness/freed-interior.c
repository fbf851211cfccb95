/* A pointer into the middle of a block, or a number that became a pointer, is freed. */
#include <stdint.h>
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *p = malloc(8);
  if (!p)
    return 0;
  if (nondet_int())
    p += 4;
  free(p); //@ violated: free
  char *q = malloc(8);
  uintptr_t n = (uintptr_t)q;
  if (nondet_int())
    n += 2;
  free((char *)n); //@ violated: free
  return 0;
}
