//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1
/* A table declared const lies in read-only memory, also when reached through a cast. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static const int fixed[3] = {1, 2, 3};
static int variable[3] = {4, 5, 6};

static int *choose(int which) {
  return which ? (int *)fixed : variable;
}

static void put(int *p, unsigned i, int v) {
  if (p == fixed || i == 0)
    p[i] = v; //@ violated: deref
}

int main(void) {
  _Bool which = __VERIFIER_nondet_bool();
  unsigned i = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 3);
  put(choose(which), i, 7);
  assert(fixed[0] == 1);
  assert(fixed[1] == 2);
  assert(fixed[2] == 3);
  return 0;
}
