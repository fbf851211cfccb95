//@ property: assert,memory
//@ verdict: safe
/* A nested address computation over an array of structures with a matrix inside. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct RT {
  char A;
  int B[10][20];
  char C;
};
struct ST {
  int X;
  double Y;
  struct RT Z;
};

static struct ST s[3];

static int *foo(struct ST *p, unsigned row) {
  return &p[1].Z.B[row][13];
}

int main(void) {
  unsigned row = __VERIFIER_nondet_uint();
  __VERIFIER_assume(row < 10);
  s[1].Z.C = 3;
  int *p = foo(s, row);
  *p = 4;
  assert(s[1].Z.B[row < 10 ? row : 0][13] == 4 || row == 10);
  assert(s[1].Z.C == 3);
  assert(s[0].X == 0);
  return 0;
}
