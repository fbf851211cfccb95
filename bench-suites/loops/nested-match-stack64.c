//@ verdict: safe
//@ pattern: nested-scan
// buffer: 64, on the stack
// Looks for a pattern of four characters at every place of a text by hand.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char text[64];
  char pat[4] = {'a', 'b', 'a', 'c'};
  int hits = 0;
  for (int i = 0; i < 64; i++)
    text[i] = __VERIFIER_nondet_char();
  for (int i = 0; i + 4 <= 64; i++) {
    int j = 0;
    while (j < 4 && text[i + j] == pat[j])
      j++;
    if (j == 4)
      hits++;
  }
  return hits > 16;
}
