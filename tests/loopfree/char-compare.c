//@ verdict: safe
/* A byte read into a plain (here signed) char is never equal to 0xff. */
#include <assert.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static int is_marker(unsigned char raw) {
  unsigned char c = raw;
  return c == 0xff;
}

int main(void) {
  unsigned char raw = __VERIFIER_nondet_uchar();
  assert(is_marker(raw) == (raw == 255));
  return 0;
}
