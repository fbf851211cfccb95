//@ verdict: violated
//@ inputs: 3
/* Shifting inside one buffer needs memmove. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static void shift_left(char *buf, unsigned by) {
  memcpy(buf, buf + by, 8 - by); //@ violated: deref
}

int main(void) {
  char buf[8] = {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'};
  unsigned by = __VERIFIER_nondet_uint();
  __VERIFIER_assume(by >= 1 && by <= 7);
  shift_left(buf, by);
  assert(buf[0] == 'a' + (int)by);
  assert(buf[7] == 'h');
  return 0;
}
