//@ verdict: safe
/* Minimum and maximum by masking. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int min_mask(int x, int y) {
  return y ^ ((x ^ y) & -(x < y));
}

static int max_mask(int x, int y) {
  return x ^ ((x ^ y) & -(x < y));
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  int lo = min_mask(x, y);
  int hi = max_mask(x, y);
  assert(lo <= x);
  assert(lo <= y);
  assert(lo == x || lo == y);
  assert(hi >= x && hi >= y);
  assert(hi == x || hi == y);
  return 0;
}
