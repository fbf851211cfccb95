//@ verdict: safe
//@ pattern: escape-backslash
// buffer: 64, on the stack
// Every backslash is doubled in the output; one turn of the loop may write two characters.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char out[64];
  int n = 0;
  char c;
  while (n < 62 && (c = __VERIFIER_nondet_char()) != 0) {
    if (c == '\\')
      out[n++] = '\\';
    out[n++] = c;
  }
  out[n] = 0;
  return n > 64;
}
