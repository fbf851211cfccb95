//@ verdict: violated
//@ pattern: base64
//@ inputs: 410
// buffer: symbolic, on the heap
// Four characters become three bytes. The failing twin sizes the output for the three quarters only, but a
// rest of two characters still makes one byte more.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned value(char c) {
  if (c >= 'A' && c <= 'Z')
    return (unsigned)(c - 'A');
  if (c >= 'a' && c <= 'z')
    return (unsigned)(c - 'a') + 26;
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0') + 52;
  return c == '+' ? 62 : 63;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned bits = 0, held = 0, w = 0;
  unsigned char *out;
  if (n < 4 || n > 40000)
    return 0;
  out = malloc(n / 4 * 3);
  if (!out)
    return 1;
  for (unsigned i = 0; i < n; i++) {
    bits = (bits << 6 | value(__VERIFIER_nondet_char())) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[w++] = (unsigned char)(bits >> held); //@ violated: deref
    }
  }
  free(out);
  return w > n;
}
