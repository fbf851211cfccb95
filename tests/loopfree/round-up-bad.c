//@ verdict: violated
//@ inputs: 4294967293 16
/* Rounding up to a multiple of a power of two. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static unsigned round_up(unsigned n, unsigned align) {
  return (n + align - 1) & ~(align - 1);
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned align = __VERIFIER_nondet_uint();
  __VERIFIER_assume(align == 4 || align == 8 || align == 16);
  unsigned r = round_up(n, align);
  assert((r & (align - 1)) == 0);
  assert(r >= n); //@ violated: assert
  return 0;
}
