//@ property: assert,deref
//@ verdict: safe
/* An optional callback. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);

struct handler {
  void (*call)(int *);
  int arg;
};

static void increment(int *p) { *p = (int)((unsigned)*p + 1); }

static void fire(struct handler *h) {
  if (h->call)
    h->call(&h->arg);
}

int main(void) {
  struct handler h = {0, 0};
  _Bool set = __VERIFIER_nondet_bool();
  h.arg = __VERIFIER_nondet_int();
  int before = h.arg;
  if (set)
    h.call = increment;
  fire(&h);
  if (set)
    assert(h.arg == (int)((unsigned)before + 1));
  else
    assert(h.arg == before);
  return 0;
}
