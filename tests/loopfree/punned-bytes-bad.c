//@ verdict: violated
//@ inputs: 4294967296 0
/* Any object may be read and written as bytes. */
#include <assert.h>
#include <stdint.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static void set_byte(void *obj, unsigned i, unsigned char v) {
  ((unsigned char *)obj)[i] = v;
}

static unsigned char get_byte(const void *obj, unsigned i) {
  return ((const unsigned char *)obj)[i];
}

int main(void) {
  uint32_t x = 0;
  uint64_t y = __VERIFIER_nondet_ulong();
  unsigned i = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 4);
  set_byte(&x, 0, get_byte(&y, 0));
  set_byte(&x, 1, get_byte(&y, 1));
  set_byte(&x, 2, get_byte(&y, 2));
  set_byte(&x, 3, get_byte(&y, 4));
  assert((uint16_t)x == (uint16_t)y);
  assert(x == (uint32_t)y); //@ violated: assert
  set_byte(&x, i, 0);
  assert(((x >> (8 * i)) & 0xff) == 0);
  return 0;
}
