//@ verdict: violated
//@ inputs: 3
/* A structure passed by value is a copy. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

struct vec {
  int x, y;
  int history[3];
};

static int norm_copy(struct vec v) {
  v.x = v.x < 0 ? 0 : v.x;
  v.history[1] = 99;
  return v.history[1];
}

static int norm_ref(struct vec *v) {
  v->history[1] = 99;
  return v->history[1];
}

int main(void) {
  struct vec v = {-1, 2, {3, 4, 5}};
  v.x = __VERIFIER_nondet_int();
  int old = v.x;
  int r = norm_ref(&v);
  assert(r == 99);
  assert(v.x == old);
  assert(v.history[1] == 4); //@ violated: assert
  return 0;
}
