//@ property: assert
//@ verdict: violated
//@ inputs: 1
/* An array parameter is a pointer: its size is that of a pointer. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static void clear(char buf[16], unsigned n) {
  (void)n;
  memset(buf, 0, sizeof buf);
}

int main(void) {
  char buf[16];
  memset(buf, 'x', sizeof buf);
  unsigned i = __VERIFIER_nondet_uint();
  clear(buf, sizeof buf);
  assert(buf[0] == 0);
  assert(buf[7] == 0);
  if (i < 16) {
    i |= 8;
    assert(buf[i] == 0); //@ violated: assert
  }
  return 0;
}
