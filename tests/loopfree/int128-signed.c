//@ verdict: safe
/* A sum of 64-bit numbers kept in 128 bits; the failing twin narrows the first sum. */
#include <assert.h>
extern long __VERIFIER_nondet_long(void);

int main(void) {
  long a = __VERIFIER_nondet_long();
  long b = __VERIFIER_nondet_long();
  long c = __VERIFIER_nondet_long();
  __int128 sum = (__int128)a + b + c;
  __int128 limit = (__int128)3 << 63;
  assert(sum < limit && sum >= -limit);
  if (a > 0 && b > 0 && c > 0) {
    assert(sum > a);
  }
  return 0;
}
