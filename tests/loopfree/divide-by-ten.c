//@ verdict: safe
/* Division of a byte by ten as a multiplication by a reciprocal. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static unsigned tenth(uint8_t x) {
  return (x * 205u) >> 11;
}

int main(void) {
  uint8_t x = __VERIFIER_nondet_uchar();
  unsigned q = tenth(x);
  assert(q <= 25);
  assert(q == x / 10u);
  return 0;
}
