//@ verdict: violated
//@ inputs: 0x0f
/* The complement of a byte is an int with 24 more ones. */
#include <assert.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assert(int);

int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  unsigned char high = (unsigned char)(~x >> 4);
  assert((high & 0x0f) == (~x >> 4 & 0x0f));
  __VERIFIER_assert(high <= 15); //@ violated: assert
  return 0;
}
