//@ property: assert,memory
//@ verdict: violated
//@ inputs: 2
/* The same function reached through several chains of calls, each with its own context. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int cells[4];

static int i_fun(int at) {
  return cells[at]; //@ violated: deref
}

static int h_fun(int at) {
  int h1 = i_fun(at);
  int h2 = i_fun(3 - at);
  return h1 - h2;
}

static int g_fun(int at) {
  int gh = h_fun(at);
  int gi = i_fun(at + 2);
  return gh + gi;
}

int main(void) {
  int at = __VERIFIER_nondet_int();
  __VERIFIER_assume(at >= 0 && at <= 2);
  cells[0] = 1;
  cells[3] = 2;
  int direct = i_fun(at);
  assert(direct == (at == 0 ? 1 : 0));
  int r = g_fun(at);
  if (at == 1)
    assert(r == 2);
  return 0;
}
