//@ property: assert,arithmetic
//@ verdict: safe
/* A mask of n low bits. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned low_mask(unsigned n) {
  if (n >= 32)
    return 0xffffffffu;
  return (1u << n) - 1;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned m = low_mask(n);
  if (n < 32)
    assert((m & (m + 1)) == 0);
  return 0;
}
