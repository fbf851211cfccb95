//@ verdict: safe
//@ pattern: nested-length
// buffer: 8, function parameter
// Reads an object identifier of up to eight parts, with seven bits in each byte.
#include <stddef.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
  return n;
}

static int oid(unsigned *parts, const unsigned char *p, size_t size) {
  int n = 0;
  unsigned v = 0;
  for (size_t i = 0; i < size; i++) {
    v = (v & 0xffffff) << 7 | (p[i] & 127u);
    if (p[i] & 128)
      continue;
    if (n == 8)
      return -1;
    parts[n++] = v;
    v = 0;
  }
  return n;
}

int main(void) {
  unsigned char data[64];
  unsigned parts[8];
  size_t n = read_bytes(data, sizeof data);
  return oid(parts, data, n) > 8;
}
