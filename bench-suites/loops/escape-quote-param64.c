//@ verdict: safe
//@ pattern: escape-quote
// buffer: 64, function parameter
// Puts a text between double quotes; quotes inside are doubled. Three places are kept: for the doubled
// character's second half, the closing quote and the zero.
extern char __VERIFIER_nondet_char(void);

#define OUT 64

static int quote(char *out, const char *in, int n) {
  int w = 0;
  out[w++] = '"';
  for (int r = 0; r < n; r++) {
    if (w > OUT - 4)
      break;
    if (in[r] == '"')
      out[w++] = '"';
    out[w++] = in[r];
  }
  out[w++] = '"';
  out[w] = 0;
  return w;
}

int main(void) {
  char in[OUT];
  char out[OUT];
  int n;
  for (n = 0; n < OUT; n++) {
    in[n] = __VERIFIER_nondet_char();
    if (in[n] == 0)
      break;
  }
  return quote(out, in, n) < 2;
}
