//@ verdict: safe
//@ pattern: escape-backslash
// buffer: symbolic, function parameter
// Removes backslashes in place: a backslash keeps the character after it. A backslash as the last character
// stands for itself.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern size_t __VERIFIER_nondet_size_t(void);

static size_t unescape(char *s, size_t n) {
  size_t r = 0, w = 0;
  while (r < n) {
    if (s[r] == '\\' && r + 1 < n)
      r++;
    s[w++] = s[r++];
  }
  return w;
}

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  char *s;
  size_t left;
  if (n == 0 || n > 65536)
    return 0;
  s = malloc(n);
  if (!s)
    return 1;
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    s[i] = c;
  }
  if (s[0] == 0)
    s[n - 1] = '\\';
  left = unescape(s, n);
  free(s);
  return left > n;
}
