//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1
/* The size of the pointer in place of the size of what it points to. */
#include <assert.h>
#include <stdlib.h>
extern long __VERIFIER_nondet_long(void);

struct entry {
  long id;
  int value;
  char name[12];
};

static struct entry *new_entry(long id) {
  struct entry *e = malloc(sizeof e);
  if (!e)
    return 0;
  e->id = id;
  return e;
}

static void set_value(struct entry *e, int v) {
  e->value = v; //@ violated: deref
}

int main(void) {
  long id = __VERIFIER_nondet_long();
  struct entry *e = new_entry(id);
  if (!e)
    return 0;
  assert(e->id == id);
  set_value(e, 4);
  assert(e->value == 4); //@ behind: deref
  free(e);
  return 0;
}
