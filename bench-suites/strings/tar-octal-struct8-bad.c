//@ verdict: violated
//@ pattern: octal-field
//@ inputs: 16777216
// buffer: 8, struct member
// Writes a number in octal digits into a field of eight places, with a zero behind the seventh.
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

struct head {
  char name[16];
  char size[8];
};

static int put_octal(struct head *h, unsigned value) {
  int digits = 0;
  for (unsigned v = value; v != 0; v >>= 3)
    digits++;
  if (digits > 9)
    return -1;
  for (int i = 6; i >= 0; i--) {
    h->size[i] = (char)('0' + (value & 7));
    value >>= 3;
  }
  h->size[digits > 7 ? digits : 7] = 0; //@ violated: deref
  return digits;
}

int main(void) {
  struct head h;
  memset(&h, 0, sizeof h);
  if (put_octal(&h, __VERIFIER_nondet_uint()) < 0)
    return 0;
  return strlen(h.size) != 7;
}
