//@ verdict: violated
//@ inputs: -1.5
/* The sign bit of a float, read by copying its representation. */
#include <assert.h>
#include <stdint.h>
#include <string.h>
extern float __VERIFIER_nondet_float(void);

static uint32_t bits_of(float f) {
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  return u;
}

static int negative(float f) {
  return (int)(bits_of(f) >> 30) & 1;
}

int main(void) {
  float f = __VERIFIER_nondet_float();
  if (f < 0.0f && f > -2.0f)
    assert(negative(f) == 1); //@ violated: assert
  if (f > 0.0f && f < 2.0f)
    assert(negative(f) == 0);
  return 0;
}
