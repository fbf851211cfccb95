//@ verdict: safe
/* A signed offset compared with an unsigned limit becomes a huge number. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static int below(int x, unsigned limit) {
  return x < 0 || (unsigned)x < limit;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned limit = __VERIFIER_nondet_uint();
  long wx = x, wl = limit;
  assert(below(x, limit) == (wx < wl));
  return 0;
}
