//@ verdict: safe
/* Multiplications by constants as shifts and sums, modulo 2^16. */
#include <assert.h>
#include <stdint.h>
extern unsigned short __VERIFIER_nondet_ushort(void);

static uint16_t times10(uint16_t x) {
  return (uint16_t)((x << 3) + (x << 1));
}

static uint16_t times7(uint16_t x) {
  return (uint16_t)((x << 3) - x);
}

int main(void) {
  uint16_t x = __VERIFIER_nondet_ushort();
  assert(times7(x) == (uint16_t)(x * 7));
  assert(times10(x) == (uint16_t)(x * 10));
  return 0;
}
