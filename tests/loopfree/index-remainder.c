//@ verdict: safe
/* The remainder of a negative number is no index. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static short bucket[16];

static int hash(int key) {
  return (int)((unsigned)key % 16u);
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  int h = hash(key);
  assert(h < 16);
  bucket[h]++;
  return 0;
}
