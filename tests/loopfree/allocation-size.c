//@ property: assert,deref
//@ verdict: safe
/* The product of count and size wraps around: the block is far smaller than the count says. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);

struct table {
  uint32_t count;
  int *cells;
};

static int create(struct table *t, uint32_t count) {
  if (count == 0 || count > 1000)
    return 0;
  uint32_t bytes = count * (uint32_t)sizeof(int);
  if (bytes == 0 || bytes > 4000)
    return 0;
  t->cells = malloc(bytes);
  if (!t->cells)
    return 0;
  t->count = count;
  return 1;
}

static void put(struct table *t, uint32_t i, int v) {
  if (i < t->count)
    t->cells[i] = v;
}

int main(void) {
  struct table t = {0, 0};
  uint32_t count = __VERIFIER_nondet_uint();
  uint32_t i = __VERIFIER_nondet_uint();
  if (!create(&t, count)) {
    assert(t.cells == NULL);
    return 0;
  }
  assert(t.count == count);
  put(&t, i, 3);
  if (i < count)
    assert(t.cells[i] == 3);
  free(t.cells);
  return 0;
}
