//@ verdict: violated
//@ pattern: format-message
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 0
// buffer: 64, on the stack
// Puts a message together with sprintf after the lengths were added up.
#include <stdio.h>
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

static int make(char *out, size_t size, const char *from, const char *text) {
  size_t need = strlen(from) + strlen(text) + 2;
  if (need > size)
    return -1;
  return sprintf(out, ":%s PRIVMSG :%s", from, text); //@ violated: deref
}

int main(void) {
  char from[32], text[64], out[64];
  read_text(from, sizeof from);
  read_text(text, sizeof text);
  int n = make(out, sizeof out, from, text);
  return n >= 0 && (size_t)n != strlen(out);
}
