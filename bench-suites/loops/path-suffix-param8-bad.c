//@ verdict: violated
//@ pattern: path-normalise
//@ inputs: 46 120 120 120 120 120 120 120 120 120
// buffer: 8, function parameter
// Copies what stands behind the last dot of a file name, at most seven characters.
extern char __VERIFIER_nondet_char(void);

static int suffix(char *out, const char *name, int n) {
  int at = n;
  int w = 0;
  while (at > 0 && name[at - 1] != '.')
    at--;
  while (at < n && w < 8)
    out[w++] = name[at++];
  out[w] = 0; //@ violated: deref
  return w;
}

int main(void) {
  char name[64];
  char out[8];
  int n = 0;
  char c;
  while (n < 64 && (c = __VERIFIER_nondet_char()) != 0 && c != '/')
    name[n++] = c;
  return suffix(out, name, n) > n;
}
