//@ verdict: violated
//@ inputs: 3 2 1
/* Three compare-exchange steps sort three numbers; in the failing twin two of them coincide. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static void exchange(int *a, int *b) {
  if (*a > *b) {
    int t = *a;
    *a = *b;
    *b = t;
  }
}

static void sort3(int v[3]) {
  exchange(&v[0], &v[1]);
  exchange(&v[1], &v[2]);
  exchange(&v[1], &v[2]);
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  int z = __VERIFIER_nondet_int();
  int v[3] = {x, y, z};
  sort3(v);
  assert(v[0] <= v[1]); //@ violated: assert
  assert(v[1] <= v[2]);
  assert((unsigned)v[0] + (unsigned)v[1] + (unsigned)v[2] == (unsigned)x + (unsigned)y + (unsigned)z);
  assert(v[2] == x || v[2] == y || v[2] == z);
  return 0;
}
