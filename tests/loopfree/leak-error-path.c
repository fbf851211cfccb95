//@ property: leak
//@ verdict: safe
/* The second of two allocations is refused by a limit and the first one is forgotten. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct pair {
  int *a;
  char *b;
};

static int setup(struct pair *p, int limit) {
  int *a = malloc(sizeof(int));
  if (!a)
    return -1;
  *a = limit;
  if (limit < 0) {
    free(a);
    return -2;
  }
  char *b = malloc(4);
  if (!b) {
    free(a);
    return -3;
  }
  p->a = a;
  p->b = b;
  return 0;
}

static void teardown(struct pair *p) {
  free(p->a);
  free(p->b);
}

int main(void) {
  struct pair p = {0, 0};
  int x = __VERIFIER_nondet_int();
  int limit = __VERIFIER_nondet_int();
  if (setup(&p, x == 5 ? limit : 1) == 0)
    teardown(&p);
  return 0;
}
