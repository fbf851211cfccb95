//@ verdict: violated
//@ inputs: 2 10 20 30
/* A variadic function that reads as many arguments as its count says. */
#include <assert.h>
#include <stdarg.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static long sum(int count, ...) {
  va_list ap;
  long s = 0;
  va_start(ap, count);
  if (count > 0)
    s += va_arg(ap, int);
  if (count > 1)
    s += va_arg(ap, int);
  if (count > 2)
    s += va_arg(ap, int);
  va_end(ap);
  return s;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int c = __VERIFIER_nondet_int();
  __VERIFIER_assume(n >= 0 && n <= 3);
  long s = sum(n, a, b, c);
  if (n == 0)
    assert(s == 0);
  if (n == 2)
    assert(s == (long)a + c); //@ violated: assert
  if (n == 3)
    assert(s == (long)a + b + c);
  return 0;
}
