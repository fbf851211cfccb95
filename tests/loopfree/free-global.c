//@ property: assert,memory
//@ verdict: safe
/* A default configuration is static, a loaded one is allocated. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct config {
  int level;
  char owned;
};

static struct config standard = {3, 0};

static struct config *load(int level) {
  if (level == 0)
    return &standard;
  struct config *c = malloc(sizeof *c);
  if (!c)
    return &standard;
  c->level = level;
  c->owned = 1;
  return c;
}

static void release(struct config *c) {
  if (c->owned)
    free(c);
}

int main(void) {
  int level = __VERIFIER_nondet_int();
  struct config *c = load(level);
  assert(c->level == level || c == &standard);
  release(c);
  assert(standard.level == 3);
  return 0;
}
