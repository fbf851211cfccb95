//@ verdict: safe
/* Gray code: encoding and decoding, and neighbours differ in one bit. */
#include <assert.h>
#include <stdint.h>
extern unsigned short __VERIFIER_nondet_ushort(void);

static uint16_t encode(uint16_t x) {
  return (uint16_t)(x ^ (x >> 1));
}

static uint16_t decode(uint16_t g) {
  g ^= g >> 1;
  g ^= g >> 2;
  g ^= g >> 4;
  g ^= g >> 8;
  return g;
}

int main(void) {
  uint16_t x = __VERIFIER_nondet_ushort();
  uint16_t g = encode(x);
  uint16_t h = encode((uint16_t)(x + 1));
  uint16_t d = g ^ h;
  assert(d != 0 && (d & (d - 1)) == 0);
  assert(decode(g) == x);
  return 0;
}
