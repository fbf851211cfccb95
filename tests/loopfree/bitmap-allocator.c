//@ property: assert,arithmetic
//@ verdict: safe
/* The lowest free bit of a map, found by halving; a full map has none. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

struct map {
  uint32_t bits;
  unsigned count;
};

static unsigned lowest_set(uint32_t x) {
  unsigned n = 0;
  if ((x & 0xffff) == 0) {
    n += 16;
    x >>= 16;
  }
  if ((x & 0xff) == 0) {
    n += 8;
    x >>= 8;
  }
  if ((x & 0xf) == 0) {
    n += 4;
    x >>= 4;
  }
  if ((x & 3) == 0) {
    n += 2;
    x >>= 2;
  }
  if ((x & 1) == 0) {
    n += 1;
    x >>= 1;
  }
  return n;
}

static int take(struct map *m) {
  if (m->bits == 0xffffffffu)
    return -1;
  unsigned n = lowest_set(~m->bits);
  m->bits |= 1u << n;
  m->count++;
  return (int)n;
}

static void give(struct map *m, int n) {
  if (n < 0 || n > 31)
    return;
  m->bits &= ~(1u << n);
  m->count--;
}

int main(void) {
  struct map m = {0, 0};
  uint32_t start = __VERIFIER_nondet_uint();
  unsigned extra = __VERIFIER_nondet_uint();
  m.bits = start;
  m.count = 0;
  int n = take(&m);
  if (n >= 0 && n < 32) {
    assert((start >> n & 1) == 0);
    assert((m.bits >> n & 1) == 1);
    assert(n == 0 || (start & ((1u << n) - 1)) == (1u << n) - 1);
    if (extra == 1) {
      give(&m, n);
      assert(m.bits == start);
      assert(m.count == 0);
    }
  } else {
    assert(start == 0xffffffffu);
  }
  return 0;
}
