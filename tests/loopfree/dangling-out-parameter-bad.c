//@ property: assert,deref
//@ verdict: violated
//@ inputs: 3
/* An out parameter must not receive the address of a local. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

struct buffer {
  int *data;
  unsigned len;
};

static int storage[4] = {1, 2, 3, 4};

static void init(struct buffer *b, int n) {
  int scratch[4] = {n, n, n, n};
  storage[0] = scratch[3];
  b->data = n == 3 ? scratch : storage;
  b->len = 4;
}

static int first(const struct buffer *b) {
  return b->data[0]; //@ violated: deref
}

int main(void) {
  struct buffer b = {0, 0};
  int n = __VERIFIER_nondet_int();
  init(&b, n);
  assert(b.len == 4);
  int v = first(&b);
  (void)v;
  return 0;
}
