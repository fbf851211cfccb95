//@ property: overflow
//@ verdict: safe
/* Two equal sums: the second fails for the same inputs as the first. Arithmetic goes on with the wrapped value, */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static void foo(int x, int y) {
  if ((y > 0 && x > INT_MAX - y) || (y < 0 && x < INT_MIN - y))
    return;
  int a = x + y;
  int b = x + y;
  (void)a;
  (void)b;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  foo(x, y);
  return 0;
}
