//@ property: memory,overflow
//@ verdict: violated
//@ inputs: 2147483647 0
/* The detailed example of the LLBMC thesis: the test for INT_MAX overflows itself. Two faults: with cutting off
   after the sum only the first one is reported, with wrapping arithmetic the null pointer too. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int isintmax(int n) {
  return n + 1 < n; //@ violated: overflow
}

static int *allocate(int n, int v) {
  int *p = 0;
  if (!isintmax(n)) {
    p = (int *)malloc(sizeof(int));
    if (!p)
      return 0;
  }
  *p = v; //@ violated: deref
  return p;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int v = __VERIFIER_nondet_int();
  int *p = allocate(n, v);
  free(p);
  return 0;
}
