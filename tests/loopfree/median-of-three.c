//@ verdict: safe
/* The median is neither below both nor above both others. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int median(int a, int b, int c) {
  if (a <= b) {
    if (b <= c)
      return b;
    return a <= c ? c : a;
  }
  if (a <= c)
    return a;
  return b <= c ? c : b;
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int c = __VERIFIER_nondet_int();
  int m = median(a, b, c);
  int below = (a <= m) + (b <= m) + (c <= m);
  int above = (a >= m) + (b >= m) + (c >= m);
  assert(m == a || m == b || m == c);
  assert(below >= 2);
  assert(median(a, a, b) == a);
  assert(median(c, b, b) == b);
  assert(above >= 2);
  return 0;
}
