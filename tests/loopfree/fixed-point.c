//@ property: assert,arithmetic
//@ verdict: safe
/* Multiplication of numbers with eight fractional bits, saturating. */
#include <assert.h>
#include <stdint.h>
extern short __VERIFIER_nondet_short(void);

typedef int16_t fix;

static fix fix_from_int(int8_t i) {
  return (fix)(i * 256);
}

static fix fix_mul(fix a, fix b) {
  int32_t p = (int32_t)a * b;
  p = (p + 128) >> 8;
  if (p > INT16_MAX)
    p = INT16_MAX;
  if (p < INT16_MIN)
    p = INT16_MIN;
  return (fix)p;
}

static int sign(fix a) {
  return (a > 0) - (a < 0);
}

int main(void) {
  fix a = __VERIFIER_nondet_short();
  fix b = __VERIFIER_nondet_short();
  fix one = fix_from_int(1);
  assert(fix_mul(a, one) == a);
  assert(fix_mul(a, 0) == 0);
  fix p = fix_mul(a, b);
  if (sign(a) == 1 && sign(b) == 1)
    assert(p >= 0);
  return 0;
}
