//@ verdict: safe
/* The optimal network for four elements has five exchanges; without the last one the middle may be wrong. */
#include <assert.h>
extern short __VERIFIER_nondet_short(void);

static void exchange(short *v, unsigned i, unsigned j) {
  short lo = v[i] < v[j] ? v[i] : v[j];
  short hi = v[i] < v[j] ? v[j] : v[i];
  v[i] = lo;
  v[j] = hi;
}

static void sort4(short *v) {
  exchange(v, 0, 1);
  exchange(v, 2, 3);
  exchange(v, 0, 2);
  exchange(v, 1, 3);
  exchange(v, 1, 2);
}

static int sorted(const short *v) {
  return v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3];
}

static int xor_all(const short *v) {
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

int main(void) {
  short v[4];
  v[0] = __VERIFIER_nondet_short();
  v[1] = __VERIFIER_nondet_short();
  v[2] = __VERIFIER_nondet_short();
  v[3] = __VERIFIER_nondet_short();
  int before = xor_all(v);
  sort4(v);
  assert(xor_all(v) == before);
  assert(sorted(v));
  return 0;
}
