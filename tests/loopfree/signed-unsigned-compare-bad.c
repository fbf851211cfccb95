//@ verdict: violated
//@ inputs: -1 10
/* A signed offset compared with an unsigned limit becomes a huge number. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static int below(int x, unsigned limit) {
  return x < limit;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned limit = __VERIFIER_nondet_uint();
  long wx = x, wl = limit;
  assert(below(x, limit) == (wx < wl)); //@ violated: assert
  return 0;
}
