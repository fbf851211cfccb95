//@ property: assert,memory,arithmetic
//@ verdict: violated
//@ inputs: 3 8 0
/* A tree of tagged nodes evaluated to depth two without recursion. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern short __VERIFIER_nondet_short(void);

enum kind { CONST, ADD, DIV, NEG };

struct expr {
  enum kind kind;
  union {
    short value;
    struct {
      const struct expr *l, *r;
    } bin;
    const struct expr *arg;
  } u;
};

static int leaf(const struct expr *e) {
  return e->kind == CONST ? e->u.value : 0;
}

static int divide(int a, int b, int *fault) {
  if (a == 0 && b == 0) {
    *fault = 1;
    return 0;
  }
  return a / b; //@ violated: div
}

static int eval(const struct expr *e, int *fault) {
  switch (e->kind) {
  case CONST:
    return e->u.value;
  case ADD:
    return leaf(e->u.bin.l) + leaf(e->u.bin.r);
  case DIV:
    return divide(leaf(e->u.bin.l), leaf(e->u.bin.r), fault);
  case NEG:
    return -leaf(e->u.arg);
  }
  *fault = 1;
  return 0;
}

static struct expr constant(short v) {
  struct expr e;
  e.kind = CONST;
  e.u.value = v;
  return e;
}

int main(void) {
  unsigned op = __VERIFIER_nondet_uint();
  struct expr a = constant(__VERIFIER_nondet_short());
  struct expr b = constant(__VERIFIER_nondet_short());
  struct expr top = constant(5);
  int fault = 0;
  if (op == 1 || op == 3) {
    top.kind = op == 1 ? ADD : DIV;
    top.u.bin.l = &a;
    top.u.bin.r = &b;
  } else if (op == 2) {
    top.kind = NEG;
    top.u.arg = &b;
  }
  int v = eval(&top, &fault);
  if (op == 1)
    assert(v == a.u.value + b.u.value);
  if (op == 2)
    assert(v == -b.u.value);
  if (fault)
    assert(op == 3 && b.u.value == 0);
  return 0;
}
