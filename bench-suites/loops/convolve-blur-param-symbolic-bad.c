//@ verdict: violated
//@ pattern: convolution
//@ inputs: 256
// buffer: symbolic, function parameter
// A weighted mean over three neighbours; the first and the last element stay as they are.
#include <stdlib.h>

extern short __VERIFIER_nondet_short(void);
extern int __VERIFIER_nondet_int(void);

static void blur(int *to, const int *from, int n) {
  to[0] = from[0];
  to[n - 1] = from[n - 1];
  for (int i = 1; i < n; i++)
    to[i] = (from[i - 1] + 2 * from[i] + from[i + 1]) / 4; //@ violated: deref
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int *a, *b;
  if (n < 1 || n > 20000)
    return 0;
  a = malloc((size_t)n * sizeof *a);
  b = malloc((size_t)n * sizeof *b);
  if (a && b) {
    for (int i = 0; i < n; i++)
      a[i] = __VERIFIER_nondet_short();
    blur(b, a, n);
  }
  free(a);
  free(b);
  return 0;
}
