//@ verdict: safe
//@ pattern: percent-decode
// buffer: 4096, on the stack
// Decodes %XX in place. The two digits must be there before they are read and stepped over.
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

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

static int hex(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

static size_t decode(char *s) {
  char *to = s;
  const char *from = s;
  while (*from) {
    if (from[0] == '%' && hex(from[1]) >= 0 && hex(from[2]) >= 0) {
      int value = hex(from[1]) * 16 + hex(from[2]);
      *to++ = value > 0 && value < 256 ? (char)value : '?';
      from += 3;
    } else {
      *to++ = *from++;
    }
  }
  *to = 0;
  return (size_t)(to - s);
}

static void plus_to_blank(char *s) {
  for (char *p = strchr(s, '+'); p; p = strchr(p + 1, '+'))
    *p = ' ';
}

int main(void) {
  char url[4096];
  read_text(url, sizeof url);
  size_t before = strlen(url);
  plus_to_blank(url);
  size_t n = decode(url);
  if (n > before)
    return 1;
  if (measure(url).words > n)
    return 2;
  return count_char(url, '+') > n;
}
