//@ property: assert,deref
//@ verdict: safe
/* A length is narrowed to a signed byte before it is used as an index. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static unsigned char classes[256];

static unsigned char classify(int byte) {
  unsigned char c = (unsigned char)byte;
  return classes[c];
}

int main(void) {
  int byte = __VERIFIER_nondet_int();
  __VERIFIER_assume(byte >= 0 && byte <= 255);
  classes['0'] = 1;
  classes['a'] = 2;
  unsigned char k = classify(byte);
  if (byte == 'a')
    assert(k == 2);
  return 0;
}
