//@ verdict: safe
//@ pattern: wildcard
// buffer: symbolic, on the heap
// Matches with stars: on a mismatch the last star takes one more character.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

// A text of a length that is an input, at most `limit`.
static char *new_text(size_t limit) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > limit)
    n = limit;
  char *s = malloc(n + 1);
  if (!s)
    return NULL;
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    s[i] = c ? c : ' ';
  }
  s[n] = 0;
  return s;
}

static int match(const char *p, const char *s, size_t n) {
  size_t i = 0, j = 0, star = (size_t)-1, at = 0;
  size_t m = strlen(p);
  while (i < n) {
    if (j < m && p[j] == '*') {
      star = j++;
      at = i;
    } else if (j < m && p[j] == s[i]) {
      i++;
      j++;
    } else if (star != (size_t)-1) {
      j = star + 1;
      i = ++at;
    } else {
      return 0;
    }
  }
  while (j < m && p[j] == '*')
    j++;
  return j == m;
}

static char *copy(const char *s) {
  size_t n = strlen(s);
  char *p = malloc(n + 1);
  if (p)
    memcpy(p, s, n + 1);
  return p;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

static int only_stars(const char *p) { return p[strspn(p, "*")] == 0; }

int main(void) {
  char *text = new_text(5000);
  char *pattern = text ? new_text(1000) : NULL;
  char *own = pattern ? copy(text) : NULL;
  int result = 0;
  if (own) {
    size_t n = strlen(text);
    result = match(pattern, own, n);
    if (count_char(own, '*') != count_char(text, '*'))
      result = 3;
    if (only_stars(pattern) && strlen(pattern) > 0 && !result)
      result = 2;
  }
  free(own);
  free(pattern);
  free(text);
  return result;
}
