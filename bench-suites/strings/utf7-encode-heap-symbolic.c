//@ verdict: safe
//@ pattern: growth-estimate
// buffer: symbolic, on the heap
// Encodes a mailbox name: '&' becomes "&-", characters above 127 become three. The result is estimated in advance.
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

static size_t estimate(const char *s) {
  size_t n = 1;
  for (; *s; s++) {
    if (*s == '&')
      n += 2;
    else if ((unsigned char)*s > 127)
      n += 3;
    else
      n += 1;
  }
  return n;
}

static size_t encode(char *to, const char *s) {
  size_t at = 0;
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    to[at++] = c > 127 ? '+' : *s;
    if (c == '&') {
      to[at++] = '-';
    } else if (c > 127) {
      to[at++] = (char)('A' + (c >> 4 & 7));
      to[at++] = (char)('A' + (c & 15));
    }
  }
  to[at] = 0;
  return at;
}

int main(void) {
  char *s = new_text(40000);
  if (!s)
    return 1;
  size_t n = estimate(s);
  char *to = malloc(n);
  if (!to) {
    free(s);
    return 1;
  }
  size_t used = encode(to, s);
  int wrong = used + 1 != n || measure(to).words > used;
  if (checksum(to) == 3)
    wrong = 2;
  free(to);
  free(s);
  return wrong;
}
