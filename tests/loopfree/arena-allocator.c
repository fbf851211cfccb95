//@ property: assert,memory,arithmetic
//@ verdict: safe
/* A bump allocator over a static buffer: requests are aligned first and compared with the rest afterwards. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

#define ARENA 64

struct arena {
  unsigned char *base;
  unsigned used;
  unsigned failures;
};

static unsigned char memory[ARENA];

static void arena_init(struct arena *a) {
  a->base = memory;
  a->used = 0;
  a->failures = 0;
}

static unsigned align_up(unsigned n) {
  return (n + 7u) & ~7u;
}

static void *arena_alloc(struct arena *a, unsigned size) {
  unsigned start = align_up(a->used);
  if (size == 0 || start > ARENA || size > ARENA - start) {
    a->failures++;
    return 0;
  }
  a->used = start + size;
  return a->base + start;
}

static void touch(unsigned char *p, unsigned size, unsigned char v) {
  if (!p)
    return;
  p[0] = v;
  p[size - 1] = v;
}

static int overlap(const unsigned char *p, unsigned n, const unsigned char *q, unsigned m) {
  return p < q + m && q < p + n;
}

int main(void) {
  struct arena a;
  unsigned n = __VERIFIER_nondet_uint();
  unsigned m = __VERIFIER_nondet_uint();
  unsigned char v = __VERIFIER_nondet_uchar();
  arena_init(&a);
  unsigned char *p = arena_alloc(&a, n);
  unsigned char *q = arena_alloc(&a, m);
  touch(p, n, v);
  touch(q, m, (unsigned char)~v);
  if (p && q) {
    assert(!overlap(p, n, q, m));
    assert(p[0] == v);
    assert(a.failures == 0);
  }
  if (!p && !q)
    assert(a.used == 0);
  assert(a.used <= ARENA);
  assert(a.failures <= 2);
  return 0;
}
