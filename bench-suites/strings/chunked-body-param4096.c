//@ verdict: safe
//@ pattern: body-length
// buffer: 4096, function parameter
// Puts chunks together: a length, then so many characters; a length of zero ends the body.
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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static size_t chunk_length(void) {
  unsigned n = __VERIFIER_nondet_uint();
  return n < 500 ? n : 0;
}

static size_t take_chunk(char *to, size_t n) {
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    to[i] = c ? c : '.';
  }
  return n;
}

static size_t take_body(char *to, size_t room) {
  size_t used = 0;
  for (;;) {
    size_t n = chunk_length();
    if (n == 0)
      break;
    if (n >= room - used)
      break;
    used += take_chunk(to + used, n);
  }
  to[used] = 0;
  return used;
}

static int has_head(const char *s) { return strncmp(s, "HTTP/", 5) == 0 || strstr(s, "\n\n") != NULL; }

int main(void) {
  char *body = malloc(1800);
  if (!body)
    return 1;
  size_t n = take_body(body, 1800);
  int wrong = strlen(body) != n;
  if (measure(body).words > n)
    wrong = 2;
  if (has_head(body) && checksum(body) == 1)
    wrong = 3;
  free(body);
  return wrong;
}
