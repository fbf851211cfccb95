//@ verdict: safe
//@ pattern: ampersand
// buffer: 4096, on the heap
// Replaces a mark in a pattern by a host name; the result is measured first.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static size_t measured(const char *pattern, const char *host) {
  size_t n = 0, m = strlen(host);
  for (const char *p = pattern; *p; p++)
    n += *p == '&' ? m : 1;
  return n;
}

static char *substitute(char *to, const char *pattern, const char *host) {
  while (*pattern) {
    const char *mark = strchr(pattern, '&');
    if (!mark) {
      size_t n = strlen(pattern);
      memcpy(to, pattern, n);
      to += n;
      break;
    }
    size_t n = (size_t)(mark - pattern), m = strlen(host);
    memcpy(to, pattern, n);
    memcpy(to + n, host, m);
    to += n + m;
    pattern = mark + 1;
  }
  *to = 0;
  return to;
}

int main(void) {
  static char pattern[4096], host[4096];
  read_text(host, sizeof host);
  read_text(pattern, sizeof pattern);
  size_t n = measured(pattern, host);
  if (n > 1000000)
    return 0;
  char *out = malloc(n + 1);
  if (!out)
    return 1;
  char *end = substitute(out, pattern, host);
  int wrong = (size_t)(end - out) != n;
  if (measure(out).longest > n || checksum(out) == 9)
    wrong = 2;
  free(out);
  return wrong;
}
