//@ verdict: violated
//@ pattern: exif-section
//@ inputs: 255
// buffer: 8, on the stack
// Prints a section number in a buffer of eight: three digits and a letter.
#include <stddef.h>
#include <stdio.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static int label(char *out, size_t size, unsigned section) {
  if (section > 999)
    return -1;
  return sprintf(out, "sec%u%s", section, section > 9 ? "ab" : "a") < (int)size ? 0 : 1; //@ violated: deref
}

int main(void) {
  char out[8];
  unsigned n = __VERIFIER_nondet_uint();
  return label(out, sizeof out, n) != 0;
}
