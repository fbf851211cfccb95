//@ verdict: safe
//@ pattern: escape-quote
// buffer: 4096, on the heap
// Writes text with entities for the ampersand and the two angle brackets. An entity takes up to five
// characters; the loop stops when less than six places are left.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);

static int put(char *out, int at, const char *s) {
  while (*s)
    out[at++] = *s++;
  return at;
}

int main(void) {
  char *out = malloc(4096);
  int n = 0;
  if (!out)
    return 1;
  for (;;) {
    char c = __VERIFIER_nondet_char();
    if (c == 0 || n > 4096 - 6)
      break;
    if (c == '&')
      n = put(out, n, "&amp;");
    else if (c == '<')
      n = put(out, n, "&lt;");
    else if (c == '>')
      n = put(out, n, "&gt;");
    else
      out[n++] = c;
  }
  out[n] = 0;
  free(out);
  return 0;
}
