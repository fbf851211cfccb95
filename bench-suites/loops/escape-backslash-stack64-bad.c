//@ verdict: violated
//@ pattern: escape-backslash
//@ inputs: 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92 92
// buffer: 64, on the stack
// Every backslash is doubled in the output; one turn of the loop may write two characters.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char out[64];
  int n = 0;
  char c;
  while (n < 63 && (c = __VERIFIER_nondet_char()) != 0) {
    if (c == '\\')
      out[n++] = '\\';
    out[n++] = c;
  }
  out[n] = 0; //@ violated: deref
  return n > 64;
}
