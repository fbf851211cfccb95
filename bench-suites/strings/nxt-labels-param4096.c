//@ verdict: safe
//@ pattern: dns-record
// buffer: 4096, function parameter
// Expands a name of labels to text with dots. Each label has a length byte; the text has its own limit.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
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

static int label_ok(const unsigned char *p, size_t left) { return left > 0 && p[0] < 64 && (size_t)p[0] + 1 <= left; }

static size_t expand(char *to, size_t room, const unsigned char *msg, size_t size) {
  size_t at = 0, from = 0;
  while (from < size && msg[from] != 0) {
    if (!label_ok(msg + from, size - from))
      break;
    size_t n = msg[from];
    if (at + n + 2 > room)
      break;
    memcpy(to + at, msg + from + 1, n);
    at += n;
    to[at++] = '.';
    from += n + 1;
  }
  to[at] = 0;
  return at;
}

static void no_zeros(char *s, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == 0)
      s[i] = '?';
}

int main(void) {
  static unsigned char msg[8192];
  static char text[4096];
  size_t n = read_bytes(msg, sizeof msg);
  size_t used = expand(text, sizeof text, msg, n);
  no_zeros(text, used);
  if (strlen(text) != used)
    return 1;
  if (measure(text).words > used)
    return 2;
  return (int)(checksum(text) & 1);
}
