//@ verdict: violated
//@ inputs: 0
/* The order of the operands of && and || guards a dereference. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

struct list {
  int value;
  struct list *next;
};

static int second_is(const struct list *l, int v) {
  return l && l->next->value == v; //@ violated: deref
}

static int short_list(const struct list *l) {
  return !l || !l->next || !l->next->next;
}

int main(void) {
  struct list c = {3, 0}, b = {2, &c}, a = {1, &b};
  int n = __VERIFIER_nondet_int();
  struct list *l = n == 0 ? &c : n == 1 ? &b : n == 2 ? &a : 0;
  int r = second_is(l, 3);
  assert(r == (n == 1));
  assert(short_list(l) == (n != 2));
  return 0;
}
