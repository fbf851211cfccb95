//@ verdict: safe
//@ pattern: unescape
// buffer: symbolic, on the heap
// Removes backslashes while joining arguments into a heap buffer. A backslash at the very end of a text has nothing
// to protect; the reader must not step over the end.
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

static char *append(char *to, const char *from) {
  while (*from) {
    if (from[0] == '\\' && from[1] != 0 && from[1] != ' ')
      from++;
    *to++ = *from++;
  }
  return to;
}

static char *join(const char *a, const char *b) {
  size_t size = strlen(a) + strlen(b) + 2;
  char *out = malloc(size);
  if (!out)
    return NULL;
  char *p = append(out, a);
  *p++ = ' ';
  p = append(p, b);
  *p = 0;
  return out;
}

static size_t backslashes(const char *s) {
  size_t n = 0;
  for (const char *p = strchr(s, '\\'); p; p = strchr(p + 1, '\\'))
    n++;
  return n;
}

int main(void) {
  char *a = new_text(10000);
  char *b = a ? new_text(10000) : NULL;
  int wrong = 0;
  if (b) {
    char *all = join(a, b);
    if (all) {
      if (strlen(all) > strlen(a) + strlen(b) + 1)
        wrong = 1;
      if (backslashes(all) > backslashes(a) + backslashes(b))
        wrong = 2;
      if (measure(all).longest > 20001)
        wrong = 3;
      free(all);
    }
  }
  free(b);
  free(a);
  return wrong;
}
