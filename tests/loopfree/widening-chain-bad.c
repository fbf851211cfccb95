//@ verdict: violated
//@ inputs: -1
/* Widening a signed number step by step keeps its value; a detour through an unsigned type does not. */
#include <assert.h>
#include <stdint.h>
extern signed char __VERIFIER_nondet_schar(void);

static int64_t widen(int8_t x) {
  int16_t a = x;
  int32_t b = (uint16_t)a;
  int64_t c = b;
  return c;
}

static int8_t narrow(int64_t x) {
  return (int8_t)x;
}

int main(void) {
  int8_t x = __VERIFIER_nondet_schar();
  int64_t w = widen(x);
  assert(narrow(w) == x);
  assert(w == x); //@ violated: assert
  return 0;
}
