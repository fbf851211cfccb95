//@ verdict: violated
//@ inputs: 255
/* A byte read into a plain (here signed) char is never equal to 0xff. */
#include <assert.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static int is_marker(unsigned char raw) {
  signed char c = (signed char)raw;
  return c == 0xff;
}

int main(void) {
  unsigned char raw = __VERIFIER_nondet_uchar();
  assert(is_marker(raw) == (raw == 255)); //@ violated: assert
  return 0;
}
