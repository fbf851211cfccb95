//@ verdict: safe
//@ pattern: message-append
// buffer: 64, on the stack
// Appends a signature to an answer in the same buffer. The room is what the answer left, not the whole buffer.
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static size_t answer(unsigned char *buf, size_t size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > size)
    n = size;
  memset(buf, 0xaa, n);
  return n;
}

static int append(unsigned char *buf, size_t size, size_t used, const unsigned char *sig, size_t n) {
  if (n > size - used)
    return -1;
  memcpy(buf + used, sig, n);
  return 0;
}

int main(void) {
  unsigned char buf[64], sig[16];
  memset(sig, 1, sizeof sig);
  size_t used = answer(buf, sizeof buf);
  return append(buf, sizeof buf, used, sig, sizeof sig) < 0;
}
