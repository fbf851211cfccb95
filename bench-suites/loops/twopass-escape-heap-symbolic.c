//@ verdict: safe
//@ pattern: two-pass
// buffer: symbolic, on the heap
// Counts the size of an escaped text, allocates, and writes it. The zero at the end has to be
// counted too.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern size_t __VERIFIER_nondet_size_t(void);

static size_t needed(const char *s, size_t n) {
  size_t size = 1;
  for (size_t i = 0; i < n; i++)
    size += s[i] == '"' || s[i] == '\\' ? 2 : 1;
  return size;
}

static size_t write_escaped(char *to, const char *s, size_t n) {
  size_t w = 0;
  for (size_t i = 0; i < n; i++) {
    if (s[i] == '"' || s[i] == '\\')
      to[w++] = '\\';
    to[w++] = s[i];
  }
  to[w] = 0;
  return w;
}

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  char *s, *to;
  if (n < 1 || n > 20000)
    return 0;
  s = malloc(n);
  if (!s)
    return 1;
  for (size_t i = 0; i < n; i++)
    s[i] = __VERIFIER_nondet_char();
  to = malloc(needed(s, n));
  if (to) {
    write_escaped(to, s, n);
    free(to);
  }
  free(s);
  return 0;
}
