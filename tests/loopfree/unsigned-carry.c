//@ verdict: safe
/* Adding two numbers of two 64-bit limbs, compared with the 128-bit type. */
#include <assert.h>
#include <stdint.h>
extern unsigned long __VERIFIER_nondet_ulong(void);

typedef unsigned __int128 u128;

struct limbs {
  uint64_t lo, hi;
};

static struct limbs add(struct limbs a, struct limbs b) {
  struct limbs r;
  r.lo = a.lo + b.lo;
  r.hi = a.hi + b.hi + (r.lo < a.lo);
  return r;
}

static u128 join(struct limbs x) {
  return ((u128)x.hi << 64) | x.lo;
}

int main(void) {
  struct limbs a, b;
  a.lo = __VERIFIER_nondet_ulong();
  b.lo = __VERIFIER_nondet_ulong();
  a.hi = __VERIFIER_nondet_ulong();
  b.hi = __VERIFIER_nondet_ulong();
  assert(join(add(a, b)) == join(a) + join(b));
  return 0;
}
