//@ verdict: safe
//@ pattern: uri-escape
// buffer: symbolic, function parameter
// Escapes a text for a URI into a buffer that the caller measured: three places for each special character.
#include <stdlib.h>

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

static int special(char c) { return c == '%' || c == ' ' || c == '"' || c == '<' || c == '>' || c < 32; }

static size_t escaped_length(const char *s) {
  size_t n = 0;
  for (; *s; s++)
    n += special(*s) ? 3 : 1;
  return n;
}

static char *escape(char *to, const char *s) {
  static const char digits[] = "0123456789abcdef";
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (special(*s)) {
      *to++ = '%';
      *to++ = digits[c >> 4];
      *to++ = digits[c & 15];
    } else {
      *to++ = *s;
    }
  }
  *to = 0;
  return to;
}

struct stats {
  size_t lines, words, longest;
};

// Lines, words, and the length of the longest word.
static struct stats measure(const char *s) {
  struct stats r = {0, 0, 0};
  size_t run = 0;
  for (; *s; s++) {
    if (*s == '\n')
      r.lines++;
    if (*s == ' ' || *s == '\n') {
      run = 0;
      continue;
    }
    if (run++ == 0)
      r.words++;
    if (run > r.longest)
      r.longest = run;
  }
  return r;
}

int main(void) {
  char *s = new_text(50000);
  if (!s)
    return 1;
  size_t n = escaped_length(s);
  char *out = malloc(n + 1);
  if (!out) {
    free(s);
    return 1;
  }
  char *end = escape(out, s);
  int wrong = (size_t)(end - out) != n || measure(out).longest > n;
  free(out);
  free(s);
  return wrong;
}
