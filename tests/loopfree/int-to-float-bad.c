//@ verdict: violated
//@ inputs: 16777217
/* A float has 24 bits of precision: larger integers do not survive the round trip. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int round_trip(int x) {
  float f = (float)x;
  return (int)f;
}

static int round_trip_double(int x) {
  double d = (double)x;
  return (int)d;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  assert(round_trip_double(x) == x);
  if (x >= -16777216 && x <= 16777217)
    assert(round_trip(x) == x); //@ violated: assert
  return 0;
}
