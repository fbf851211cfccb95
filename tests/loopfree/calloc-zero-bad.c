//@ verdict: violated
//@ inputs: 2
/* Only calloc gives zeroed memory. */
#include <assert.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct cell {
  int used;
  short tag[4];
};

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 4);
  struct cell *c = malloc(3 * sizeof *c);
  if (!c)
    return 0;
  c[0].used = 0;
  assert(c[0].used == 0);
  assert(c[2].tag[i] == 0); //@ violated: assert
  free(c);
  return 0;
}
