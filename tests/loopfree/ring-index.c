//@ property: assert,memory,arithmetic
//@ verdict: safe
/* A ring buffer of eight bytes with head and tail indexes. */
#include <assert.h>
#include <stdint.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define SIZE 8

struct ring {
  unsigned head, tail;
  uint8_t data[SIZE];
  uint8_t guard;
};

static unsigned used(const struct ring *r) {
  return (r->head - r->tail) & (SIZE - 1);
}

static unsigned advance(unsigned i, unsigned by) {
  return (i + by) & (SIZE - 1);
}

static int push(struct ring *r, uint8_t v) {
  if (used(r) == SIZE - 1)
    return 0;
  r->data[r->head] = v;
  r->head = advance(r->head, 1);
  return 1;
}

int main(void) {
  struct ring r;
  memset(&r, 0, sizeof r);
  r.head = __VERIFIER_nondet_uint();
  r.tail = __VERIFIER_nondet_uint();
  uint8_t v = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(r.head < SIZE && r.tail < 2 * SIZE);
  r.tail &= SIZE - 2;
  unsigned before = used(&r);
  int a = push(&r, v);
  int b = push(&r, (uint8_t)~v);
  if (!a)
    assert(before == SIZE - 1);
  if (before < 2)
    assert(a);
  assert(r.head < SIZE);
  assert(used(&r) == before + (unsigned)(a + b));
  assert(r.guard == 0);
  return 0;
}
