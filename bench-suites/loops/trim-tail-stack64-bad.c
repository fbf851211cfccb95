//@ verdict: violated
//@ pattern: trim-tail
//@ inputs: 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32
// buffer: 64, on the stack
// Removes trailing blanks of a line. A line of blanks only must not push the index below zero.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char line[64];
  int n;
  for (n = 0; n < 63; n++) {
    line[n] = __VERIFIER_nondet_char();
    if (line[n] == 0)
      break;
  }
  n--;
  while (line[n] == ' ' || line[n] == '\t') //@ violated: deref
    n--;
  line[n + 1] = 0;
  return 0;
}
