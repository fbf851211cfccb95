//@ verdict: violated
//@ pattern: ring-buffer
//@ inputs: 1000 2500
// buffer: symbolic, on the heap
// A ring whose capacity is an input; the position is reduced by the capacity itself.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void) {
  int cap = __VERIFIER_nondet_int();
  int turns = __VERIFIER_nondet_int();
  int *ring;
  int at = 0;
  __VERIFIER_assume(cap >= 1 && cap <= 10000);
  __VERIFIER_assume(turns >= 0 && turns <= 100000);
  ring = malloc((size_t)cap * sizeof(int));
  if (!ring)
    return 1;
  for (int i = 0; i < turns; i++) {
    ring[at] = i; //@ violated: deref
    at = (at + 1) % (cap + 1);
  }
  free(ring);
  return 0;
}
