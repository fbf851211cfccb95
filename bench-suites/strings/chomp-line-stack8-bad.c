//@ verdict: violated
//@ pattern: trim-end
//@ inputs: 0
// buffer: 8, on the stack
// Cuts the line end off a text. An empty text has none.
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

static void chomp(char *s) {
  size_t n = strlen(s);
  if (s[n - 1] == '\n') //@ violated: deref
    s[n - 1] = 0;
}

int main(void) {
  char line[8];
  read_text(line, sizeof line);
  chomp(line);
  return strlen(line) > 7;
}
