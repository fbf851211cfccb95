//@ verdict: safe
/* The ones' complement sum of two 16-bit words: data with its checksum adds up to all ones. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static uint16_t fold(uint32_t s) {
  s = (s & 0xffff) + (s >> 16);
  s = (s & 0xffff) + (s >> 16);
  return (uint16_t)s;
}

static uint16_t word(const uint8_t *p) {
  return (uint16_t)(p[0] << 8 | p[1]);
}

static uint16_t checksum(const uint8_t *p) {
  uint32_t s = (uint32_t)word(p) + word(p + 2);
  return (uint16_t)~fold(s);
}

static int verify(const uint8_t *p, uint16_t sum) {
  uint32_t s = (uint32_t)word(p) + word(p + 2) + sum;
  s = (s & 0xffff) + (s >> 16);
  s = (s & 0xffff) + (s >> 16);
  return s == 0xffff;
}

int main(void) {
  uint8_t d[4];
  d[0] = __VERIFIER_nondet_uchar();
  d[1] = __VERIFIER_nondet_uchar();
  d[2] = __VERIFIER_nondet_uchar();
  d[3] = __VERIFIER_nondet_uchar();
  uint16_t sum = checksum(d);
  assert(verify(d, sum));
  return 0;
}
