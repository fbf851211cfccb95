//@ property: overflow
//@ verdict: safe
/* The same with 16 fractional bits needs 64 bits in between. */
#include <stdint.h>
extern int __VERIFIER_nondet_int(void);

typedef int32_t q16;

static q16 q16_mul(q16 a, q16 b) {
  int64_t p = (int64_t)a * b;
  p >>= 16;
  if (p > INT32_MAX)
    return INT32_MAX;
  if (p < INT32_MIN)
    return INT32_MIN;
  return (q16)p;
}

int main(void) {
  q16 a = __VERIFIER_nondet_int();
  q16 b = __VERIFIER_nondet_int();
  q16 p = q16_mul(a, b);
  if (p == 1)
    return 0;
  return 0;
}
