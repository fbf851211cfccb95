//@ verdict: violated
//@ inputs: 70 1
/* Binary search in seven sorted elements, three probes written out. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int a[7];

static int probe(unsigned *base, unsigned half, int key) {
  unsigned m = *base + half;
  if (a[m] == key) //@ violated: deref
    return (int)m;
  if (a[m] < key)
    *base = m + 1;
  return -1;
}

static int search(int key) {
  unsigned base = 0;
  int r = probe(&base, 3, key);
  if (r >= 0)
    return r;
  r = probe(&base, 1, key);
  if (r >= 0)
    return r;
  return probe(&base, 1, key);
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  int step = __VERIFIER_nondet_int();
  __VERIFIER_assume(step >= 1 && step <= 1000);
  a[0] = 0;
  a[1] = step;
  a[2] = 2 * step;
  a[3] = 3 * step;
  a[4] = 4 * step;
  a[5] = 5 * step;
  a[6] = 6 * step;
  int r = search(key);
  assert(r >= -1 && r < 7);
  if (r >= 0)
    assert(a[r] == key);
  return 0;
}
