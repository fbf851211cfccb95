//@ verdict: violated
//@ pattern: copy-limit
//@ inputs: 97 98 99 100 101 102 103 104 105 106
// buffer: 8, on the stack
// Reads one word from the input and keeps at most seven letters of it.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char word[8];
  int n = 0;
  char c = __VERIFIER_nondet_char();
  while (c != 0 && c != ' ') {
    if (n > (int)sizeof word)
      break;
    word[n] = c; //@ violated: deref
    n++;
    c = __VERIFIER_nondet_char();
  }
  word[n] = '\0';
  return word[0] == 'q';
}
