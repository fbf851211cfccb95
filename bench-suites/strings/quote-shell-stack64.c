//@ verdict: safe
//@ pattern: growth-estimate
// buffer: 64, on the stack
// Puts a word in single quotes; a quote inside becomes four characters. The check is made for the worst case.
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

static int quote(char *to, size_t room, const char *s) {
  size_t n = strlen(s);
  if (4 * n + 3 > room)
    return -1;
  size_t at = 0;
  to[at++] = '\'';
  for (; *s; s++) {
    if (*s == '\'') {
      memcpy(to + at, "'\\''", 4);
      at += 4;
    } else {
      to[at++] = *s;
    }
  }
  to[at++] = '\'';
  to[at] = 0;
  return (int)at;
}

int main(void) {
  char in[64], out[64];
  read_text(in, sizeof in);
  int n = quote(out, sizeof out, in);
  return n >= 0 && strlen(out) != (size_t)n;
}
