//@ verdict: safe
//@ pattern: char-sign
// buffer: 4096, on the stack
// Counts character classes with a table of 256 places; the index is taken from an unsigned value.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char kind[256];
  char text[4096];
  int n = __VERIFIER_nondet_int();
  unsigned words = 0;
  if (n < 0 || n > 4096)
    return 0;
  for (int i = 0; i < 256; i++)
    kind[i] = (unsigned char)(i > 32 && i < 127);
  for (int i = 0; i < n; i++)
    text[i] = __VERIFIER_nondet_char();
  for (int i = 0; i < n; i++)
    words += kind[(unsigned char)text[i]];
  return words > 4096;
}
