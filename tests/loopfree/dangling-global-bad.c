//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1 4
/* The address of a local variable survives in a global pointer. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);

static int fallback = 10;
static int *current = &fallback;

static int work(int n) {
  int local = n;
  if (n > 3)
    current = &local;
  int r = *current;
  return r;
}

int main(void) {
  _Bool again = __VERIFIER_nondet_bool();
  int n = __VERIFIER_nondet_int();
  int r = work(n);
  assert(n > 3 ? r == n : r == 10);
  if (again) {
    r = *current; //@ violated: deref
  }
  return 0;
}
