//@ verdict: safe
//@ pattern: header-fold
// buffer: symbolic, on the heap
// Unfolds a header: a line end followed by a blank disappears. Reading ahead stops at the end.
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
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

static size_t unfold(char *s) {
  size_t to = 0, from = 0;
  while (s[from]) {
    if (s[from] == '\n' && (s[from + 1] == ' ' || s[from + 1] == '\t')) {
      from += 2;
    } else {
      s[to++] = s[from++];
    }
  }
  s[to] = 0;
  return to;
}

static const char *value_of(const char *header) {
  const char *p = strchr(header, ':');
  if (!p)
    return NULL;
  p++;
  while (*p == ' ' || *p == '\t')
    p++;
  return p;
}

static int is_field(const char *header, const char *name) {
  size_t n = strlen(name);
  return strncasecmp(header, name, n) == 0 && header[n] == ':';
}

int main(void) {
  char *header = new_text(20001);
  if (!header)
    return 1;
  size_t before = strlen(header);
  char *exact = realloc(header, before + 1);
  if (!exact) {
    free(header);
    return 1;
  }
  size_t n = unfold(exact);
  int wrong = n > before;
  const char *value = value_of(exact);
  if (value && strlen(value) > n)
    wrong = 2;
  if (is_field(exact, "Subject") && measure(exact).words == 0 && checksum(exact) != 0)
    wrong = 3;
  free(exact);
  return wrong;
}
