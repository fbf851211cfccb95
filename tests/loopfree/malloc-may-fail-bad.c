//@ flags: --malloc may-fail
//@ verdict: violated
//@ native: silent (malloc does not fail natively)
//@ inputs: 5
/* The result of malloc is used without a test. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct item {
  int key;
  struct item *next;
};

static struct item *new_item(int key) {
  struct item *it = malloc(sizeof *it);
  it->key = key; //@ violated: deref
  it->next = NULL;
  return it;
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  struct item *it = new_item(key);
    assert(it->key == key); //@ behind: assert
    assert(it->next == NULL);
  free(it);
  return 0;
}
