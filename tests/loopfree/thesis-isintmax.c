//@ property: memory,overflow
//@ verdict: safe
/* The detailed example of the LLBMC thesis: the test for INT_MAX overflows itself. */
#include <limits.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int isintmax(int n) {
  return n > INT_MAX - 1;
}

static int *allocate(int n, int v) {
  int *p = 0;
  if (!isintmax(n)) {
    p = (int *)malloc(sizeof(int));
    if (!p)
      return 0;
  }
  if (p)
    *p = v;
  return p;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int v = __VERIFIER_nondet_int();
  int *p = allocate(n, v);
  free(p);
  return 0;
}
