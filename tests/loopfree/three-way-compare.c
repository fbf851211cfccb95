//@ property: assert,overflow
//@ verdict: safe
/* A comparison function must not subtract. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int compare(int a, int b) {
  return (a > b) - (a < b);
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int c = compare(a, b);
  if (c == 0)
    assert(a == b);
  if (a == b)
    assert(c == 0);
  return 0;
}
