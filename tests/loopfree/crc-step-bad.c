//@ verdict: violated
//@ inputs: 3 0x80
/* One byte through a CRC-8 without a table; a CRC is linear and loses no information. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static uint8_t bit_step(uint8_t c) {
  return (uint8_t)((c << 1) ^ (c & 0x80 ? 0x06 : 0));
}

static uint8_t crc8(uint8_t crc, uint8_t byte) {
  uint8_t c = crc ^ byte;
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  c = bit_step(c);
  return c;
}

int main(void) {
  uint8_t a = __VERIFIER_nondet_uchar();
  uint8_t b = __VERIFIER_nondet_uchar();
  assert(crc8(0, 0) == 0);
  assert((crc8(0, a) ^ crc8(0, b)) == crc8(0, a ^ b));
  assert(crc8(a, b) == crc8(b, a));
  if (a != b)
    assert(crc8(0, a) != crc8(0, b)); //@ violated: assert
  return 0;
}
