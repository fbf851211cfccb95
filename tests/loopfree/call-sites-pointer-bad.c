//@ property: assert,memory
//@ verdict: violated
//@ inputs: 1
/* A setter called for three targets, one of which may be missing. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

struct out {
  int *x, *y, *z;
};

static void set(int *p, int v) {
  *p = v; //@ violated: deref
}

static void report(struct out *o, int v) {
  set(o->x, v);
  if (o->y)
    set(o->y, v);
  if (o->y)
    set(o->z, v);
}

int main(void) {
  int a = 0, b = 0, c = 0;
  int which = __VERIFIER_nondet_int();
  struct out o = {&a, &b, &c};
  if (which == 1)
    o.z = 0;
  if (which == 2)
    o.y = 0;
  report(&o, 8);
  assert(a == 8);
  if (which == 2)
    assert(b == 0);
  else
    assert(b == 8);
  return 0;
}
