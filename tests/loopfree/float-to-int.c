//@ verdict: safe
/* A float is converted only when the result fits. */
#include <assert.h>
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);

static int to_byte(float f, unsigned char *out) {
  if (!(f >= 0.0f && f < 256.0f))
    return 0;
  int i = (int)f;
  if (i > 255)
    reach_error();
  *out = (unsigned char)i;
  return 1;
}

int main(void) {
  float f = __VERIFIER_nondet_float();
  unsigned char b = 0;
  if (to_byte(f, &b)) {
    assert((float)b <= f);
    assert(f - (float)b < 1.0f || f >= 256.0f);
  } else {
    assert(b == 0);
  }
  return 0;
}
