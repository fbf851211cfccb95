//@ verdict: violated
//@ inputs: -5
/* The remainder of a negative number is no index. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static short bucket[16];

static int hash(int key) {
  return key % 16;
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  int h = hash(key);
  assert(h < 16);
  bucket[h]++; //@ violated: deref
  return 0;
}
