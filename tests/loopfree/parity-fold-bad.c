//@ verdict: violated
//@ inputs: 0 4
/* Parity by folding halves. */
#include <assert.h>
#include <stdint.h>
extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static int parity(uint16_t x) {
  unsigned v = x;
  v ^= v >> 8;
  v ^= v >> 5;
  v ^= v >> 2;
  v ^= v >> 1;
  return (int)(v & 1);
}

int main(void) {
  uint16_t x = __VERIFIER_nondet_ushort();
  unsigned bit = __VERIFIER_nondet_uint() & 15;
  int before = parity(x);
  int after = parity((uint16_t)(x ^ (1u << bit)));
  assert(before == 0 || before == 1);
  assert(before != after); //@ violated: assert
  return 0;
}
