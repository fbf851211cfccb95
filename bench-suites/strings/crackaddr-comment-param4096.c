//@ verdict: safe
//@ pattern: mail-address
// buffer: 4096, function parameter
// Removes comments in parentheses from a header line and keeps the rest; what closes a comment that was never
// opened is kept as text.
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

struct scan {
  const char *next;
  unsigned depth;
  unsigned skipped;
};

static int next_char(struct scan *s) {
  for (;;) {
    char c = *s->next;
    if (c == 0)
      return -1;
    s->next++;
    if (c == '(') {
      s->depth++;
      s->skipped++;
    } else if (c == ')' && s->depth > 0) {
      s->depth--;
      s->skipped++;
    } else if (s->depth > 0) {
      s->skipped++;
    } else {
      return (unsigned char)c;
    }
  }
}

static size_t strip(char *to, size_t room, const char *line) {
  struct scan s = {line, 0, 0};
  size_t at = 0;
  int c;
  while ((c = next_char(&s)) >= 0) {
    if (at + 1 >= room)
      break;
    to[at++] = (char)c;
  }
  to[at] = 0;
  return at;
}

int main(void) {
  static char line[8192];
  static char out[4096];
  size_t have = read_text(line, sizeof line);
  size_t kept = strip(out, sizeof out, line);
  if (kept > have)
    return 1;
  if (count_char(line, '(') == 0 && have < sizeof out && kept != have)
    return 2;
  return 0;
}
