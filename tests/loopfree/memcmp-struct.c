//@ verdict: safe
/* Comparing representations. */
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);

struct key {
  int a, b;
};

static int equal(const struct key *x, const struct key *y) {
  return memcmp(x, y, sizeof *x) == 0;
}

int main(void) {
  struct key k = {1, 2}, l = {1, 2};
  k.b = __VERIFIER_nondet_int();
  l.b = __VERIFIER_nondet_int();
  if (k.b == l.b)
    assert(equal(&k, &l));
  else
    assert(!equal(&k, &l));
  return 0;
}
