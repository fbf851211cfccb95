//@ verdict: safe
//@ pattern: sentinel-search
// buffer: 8, function parameter
// Counts characters up to the zero; the caller guarantees the zero.
extern char __VERIFIER_nondet_char(void);

static unsigned count(const char *s) {
  unsigned n = 0;
  while (s[n] != 0)
    n++;
  return n;
}

int main(void) {
  char tag[8];
  for (int i = 0; i < 8; i++)
    tag[i] = __VERIFIER_nondet_char();
  tag[7] = 0;
  return count(tag) > 7;
}
