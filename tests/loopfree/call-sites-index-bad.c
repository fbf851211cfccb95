//@ verdict: violated
//@ inputs: 6
/* One function, called with a safe and with an unsafe argument. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static int table[5] = {2, 3, 5, 7, 11};

static int prime(unsigned i) {
  return table[i]; //@ violated: deref
}

static int first_call(unsigned x) {
  return prime(x % 5);
}

static int second_call(unsigned x) {
  return x < 7 ? prime(x) : 0;
}

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  int a = first_call(x);
  assert(a >= 2 && a <= 11);
  int b = second_call(x);
  if (x < 5)
    assert(a == b);
  if (x >= 7)
    assert(b == 0);
  return 0;
}
