//@ verdict: violated
//@ inputs: 2147483647 1
/* The condition with which the thesis instruments a signed addition, compared with a wider sum. */
#include <assert.h>
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int saddo(int x, int y) {
  int r = (int)((unsigned)x + (unsigned)y);
  int xneg = x < 0, yneg = y < 0, rneg = r < 0;
  int down = xneg && yneg && !rneg;
  int up = !xneg && !yneg && !rneg;
  return down || up;
}

static int wide(int x, int y) {
  long s = (long)x + y;
  return s > INT_MAX || s < INT_MIN;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  assert(saddo(x, y) == wide(x, y)); //@ violated: assert
  return 0;
}
