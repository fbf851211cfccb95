//@ verdict: violated
//@ pattern: compaction
//@ inputs: 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32 32
// buffer: 64, function parameter
// Squeezes runs of blanks to one blank in place and drops the one at the end.
extern char __VERIFIER_nondet_char(void);

static int squeeze(char *s) {
  int w = 0;
  for (int r = 0; s[r]; r++) {
    if (s[r] == ' ' && s[w - 1] == ' ') //@ violated: deref
      continue;
    s[w++] = s[r];
  }
  if (w > 0 && s[w - 1] == ' ')
    w--;
  s[w] = 0;
  return w;
}

int main(void) {
  char line[64];
  int n = 0;
  char c;
  while (n < 63 && (c = __VERIFIER_nondet_char()) != 0)
    line[n++] = c;
  line[n] = 0;
  return squeeze(line) > n;
}
