//@ verdict: safe
//@ pattern: dotted-numbers
// buffer: 8, on the stack
// Parses a version of up to eight numbers with dots between them.
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

static int parse(const char *s, unsigned long *parts) {
  int n = 0;
  for (;;) {
    char *end;
    if (n == 8)
      return -1;
    unsigned long v = strtoul(s, &end, 10);
    if (end == s)
      return n;
    parts[n++] = v;
    if (*end != '.')
      return n;
    s = end + 1;
  }
}

int main(void) {
  char s[40];
  unsigned long parts[8] = {0};
  read_text(s, sizeof s);
  int n = parse(s, parts);
  return n > 8;
}
