//@ verdict: violated
//@ inputs: 0x11223344
/* Reversing the bytes of a 32-bit word twice is the identity. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static uint32_t bswap32(uint32_t x) {
  return (x >> 24) | ((x >> 8) & 0xff00u) |
         ((x << 8) & 0xfe0000u) | (x << 24);
}

static unsigned byte_of(uint32_t x, unsigned n) {
  return (x >> (8 * n)) & 0xff;
}

int main(void) {
  uint32_t x = __VERIFIER_nondet_uint();
  uint32_t y = bswap32(x);
  assert(byte_of(y, 0) == byte_of(x, 3));
  assert(byte_of(y, 1) == byte_of(x, 2));
  assert(byte_of(y, 3) == byte_of(x, 0));
  assert(bswap32(y) == x); //@ violated: assert
  return 0;
}
