//@ verdict: safe
//@ pattern: trim-tail
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
  while (n >= 0 && (line[n] == ' ' || line[n] == '\t'))
    n--;
  line[n + 1] = 0;
  return 0;
}
