//@ verdict: safe
//@ pattern: nested-scan
// buffer: symbolic, function parameter
// Removes comments from a source text in place. The inner loop looks for the closing mark, two characters
// wide, and may not read the second one behind the end.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern size_t __VERIFIER_nondet_size_t(void);

static size_t load(char *s, size_t n) {
  size_t i = 0;
  while (i < n) {
    s[i] = __VERIFIER_nondet_char();
    i++;
  }
  return i;
}

static int opens(const char *s, size_t n, size_t at) {
  return at + 1 < n && s[at] == '/' && s[at + 1] == '*';
}

static size_t skip_comment(const char *s, size_t n, size_t at) {
  at += 2;
  while (at + 1 < n && !(s[at] == '*' && s[at + 1] == '/'))
    at++;
  return at + 1 < n ? at + 2 : n;
}

static size_t skip_string(const char *s, size_t n, size_t at) {
  at++;
  while (at < n && s[at] != '"') {
    if (s[at] == '\\' && at + 1 < n)
      at++;
    at++;
  }
  return at < n ? at + 1 : n;
}

static size_t strip(char *s, size_t n) {
  size_t r = 0, w = 0;
  while (r < n) {
    if (opens(s, n, r)) {
      r = skip_comment(s, n, r);
    } else if (s[r] == '"') {
      size_t end = skip_string(s, n, r);
      while (r < end)
        s[w++] = s[r++];
    } else {
      s[w++] = s[r++];
    }
  }
  return w;
}

static size_t count_lines(const char *s, size_t n) {
  size_t lines = 0;
  for (size_t i = 0; i < n; i++)
    if (s[i] == '\n')
      lines++;
  return lines;
}

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  size_t left;
  char *s;

  if (n == 0 || n > 20000)
    return 0;
  s = malloc(n);
  if (s == NULL)
    return 1;
  load(s, n);
  left = strip(s, n);
  if (left <= n && count_lines(s, left) > left) {
    free(s);
    return 2;
  }
  free(s);
  return 0;
}
