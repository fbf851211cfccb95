//@ verdict: violated
//@ pattern: embedded-zero
//@ inputs: 8 97 97 97 97 97 97 97 97
// buffer: 8, struct member
// A length-prefixed name is kept as text; zeros inside cut it, and the end is always written.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct cell {
  unsigned bytes;
  char name[8];
};

static int set(struct cell *c, const unsigned char *p, size_t n) {
  if (n > sizeof c->name)
    return -1;
  memcpy(c->name, p, n);
  c->name[n] = 0; //@ violated: deref
  c->bytes = (unsigned)strlen(c->name);
  return 0;
}

int main(void) {
  unsigned char data[16];
  struct cell c = {0, ""};
  size_t n = __VERIFIER_nondet_uint();
  if (n > sizeof data)
    n = sizeof data;
  for (size_t i = 0; i < n; i++)
    data[i] = __VERIFIER_nondet_uchar();
  if (set(&c, data, n) < 0)
    return 1;
  return c.bytes > 7;
}
