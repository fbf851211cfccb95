//@ property: assert,memory
//@ verdict: violated
//@ inputs: 1 6
/* Objects with a reference count: every holder releases once, the last one frees. */
#include <assert.h>
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);

struct object {
  int refs;
  int value;
};

static int freed;

static struct object *create(int value) {
  struct object *o = malloc(sizeof *o);
  if (!o)
    return NULL;
  o->refs = 1;
  o->value = value;
  return o;
}

static struct object *retain(struct object *o) {
  o->refs++;
  return o;
}

static void release(struct object *o) {
  if (--o->refs == 0) { //@ violated: deref
    free(o);
    freed++;
  }
}

struct holder {
  struct object *o;
};

static void attach(struct holder *h, struct object *o) {
  h->o = o->value == 6 ? o : retain(o);
}

static void detach(struct holder *h) {
  if (h->o) {
    release(h->o);
    h->o = NULL;
  }
}

int main(void) {
  struct holder first = {0}, second = {0};
  _Bool both = __VERIFIER_nondet_bool();
  int value = __VERIFIER_nondet_int();
  struct object *o = create(value);
  if (!o)
    return 0;
  attach(&first, o);
  if (both)
    attach(&second, o);
  assert(first.o == o);
  detach(&first);
  detach(&second);
  release(o);
  assert(freed == 1);
  return 0;
}
