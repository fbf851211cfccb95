//@ property: assert,memory
//@ verdict: safe
/* After a growing realloc only the new pointer may be used. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int *grow(int *p, unsigned n) {
  int *q = realloc(p, n * sizeof(int));
  return q;
}

int main(void) {
  int value = __VERIFIER_nondet_int();
  int *p = malloc(2 * sizeof(int));
  if (!p)
    return 0;
  p[0] = value;
  p[1] = 2;
  int *q = grow(p, 8);
  if (!q)
    return 0;
  assert(q[0] == value);
  assert(q[1] == 2);
  q[7] = 1;
  assert(q[7] == 1);
  q[1] = 5;
  free(q);
  return 0;
}
