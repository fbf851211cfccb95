//@ verdict: safe
//@ pattern: embedded-zero
// buffer: symbolic, function parameter
// Steps from text to text in a block in which each is ended by a zero. The block need not end with one.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

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

static char *load(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n < 1 || n > 30000)
    return NULL;
  char *p = malloc(n);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_char();
  *size = n;
  return p;
}

static size_t length_in(const char *p, size_t left) { return strnlen(p, left); }

static size_t texts(const char *p, size_t size, size_t *longest) {
  size_t at = 0, n = 0;
  while (at < size) {
    size_t len = length_in(p + at, size - at);
    if (len > *longest)
      *longest = len;
    at += len + 1;
    n++;
  }
  return n;
}

static size_t zeros(const char *p, size_t size) {
  size_t n = 0;
  for (size_t i = 0; i < size; i++)
    if (p[i] == 0)
      n++;
  return n;
}

int main(void) {
  size_t size = 0, longest = 0;
  char *p = load(&size);
  if (!p)
    return 0;
  size_t n = texts(p, size, &longest);
  int wrong = longest > size || n > zeros(p, size) + 1;
  p[size - 1] = 0;
  if (measure(p).longest > size)
    wrong = 2;
  free(p);
  return wrong;
}
