//@ verdict: violated
//@ inputs: -1
/* A negative length passes a signed upper bound and becomes a huge size. */
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);

static char packet[64];

static int copy_in(char *dst, int len) {
  if (len > 16)
    return -1;
  memcpy(dst, packet, (size_t)len); //@ violated: deref
  return len;
}

int main(void) {
  char buf[16];
  int len = __VERIFIER_nondet_int();
  packet[0] = 'p';
  int n = copy_in(buf, len);
  if (n > 0)
    assert(buf[0] == 'p');
  return 0;
}
