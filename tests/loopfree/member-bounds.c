//@ verdict: safe
/* An index leaves an array member in the middle of a structure. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

struct record {
  int id;
  int marks[4];
  int sum;
};

static void set_mark(struct record *r, unsigned i, int v) {
  r->marks[i] = v;
}

int main(void) {
  struct record r = {1, {0, 0, 0, 0}, 77};
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 3)
    return 0;
  set_mark(&r, i, 5);
  assert(r.id == 1);
  assert(r.sum == 77);
  return 0;
}
