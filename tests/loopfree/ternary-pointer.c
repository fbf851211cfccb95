//@ verdict: safe
/* A pointer selected by nested conditionals. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int low = 1, mid = 2, high = 3;

static int *select_level(int x) {
  return x < 0 ? &low : x < 100 ? &mid : &high;
}

static int level(int x) {
  int *p = select_level(x);
  return *p;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int l = level(x);
  assert(l >= 1 && l <= 3);
  if (x == 50)
    assert(l == 2);
  if (x == -1)
    assert(l == 1);
  return 0;
}
