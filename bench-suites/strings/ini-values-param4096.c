//@ verdict: safe
//@ pattern: ini-lines
// buffer: 4096, function parameter
// Collects the values of all lines "key=value" in one text, each in a pair of brackets.
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

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
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

static const char *value_of(const char *line, size_t n, size_t *length) {
  const char *eq = memchr(line, '=', n);
  if (!eq)
    return NULL;
  eq++;
  *length = n - (size_t)(eq - line);
  return eq;
}

static size_t collect(char *to, size_t room, const char *text) {
  size_t at = 0;
  while (*text) {
    size_t n = strcspn(text, "\n"), length = 0;
    const char *v = value_of(text, n, &length);
    if (v) {
      if (length + 3 > room - at)
        break;
      to[at++] = '[';
      memcpy(to + at, v, length);
      at += length;
      to[at++] = ']';
    }
    text += n;
    if (*text)
      text++;
  }
  to[at] = 0;
  return at;
}

int main(void) {
  static char text[8192];
  char *out = malloc(2012);
  if (!out)
    return 1;
  read_text(text, sizeof text);
  size_t n = collect(out, 2012, text);
  int wrong = strlen(out) != n;
  if (count_char(out, '[') > count_char(text, '=') + count_char(text, '['))
    wrong = 2;
  if (measure(out).longest > n)
    wrong = 3;
  free(out);
  return wrong;
}
