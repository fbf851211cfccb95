//@ flags: --malloc may-fail
//@ verdict: safe
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
  if (it == NULL)
    return NULL;
  it->key = key;
  it->next = NULL;
  return it;
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  struct item *it = new_item(key);
  if (it) {
    assert(it->key == key);
    assert(it->next == NULL);
  }
  free(it);
  return 0;
}
