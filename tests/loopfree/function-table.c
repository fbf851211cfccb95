//@ verdict: safe
/* A dispatch table and the guard of its index. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);

typedef int (*op)(int, int);

static int op_and(int a, int b) { return a & b; }
static int op_or(int a, int b) { return a | b; }
static int op_xor(int a, int b) { return a ^ b; }
static int op_first(int a, int b) {
  (void)b;
  return a;
}

static const op ops[4] = {op_and, op_or, op_xor, op_first};

static int apply(unsigned code, int a, int b) {
  if (code >= sizeof ops / sizeof ops[0])
    return 0;
  return ops[code](a, b);
}

int main(void) {
  unsigned code = __VERIFIER_nondet_uint();
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int r = apply(code, a, b);
  if (code == 2)
    assert(r == (a ^ b));
  if (code == 3)
    assert(r == a);
  return 0;
}
