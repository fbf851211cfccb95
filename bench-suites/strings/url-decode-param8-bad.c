//@ verdict: violated
//@ pattern: percent-decode
//@ inputs: 97 98 99 100 101 102 103 104 105 106 0
// buffer: 8, function parameter
// Decodes a short value with a limit; a plus sign is a blank.
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

static int decode(char *to, int room, const char *s) {
  int at = 0;
  while (*s && *s != '&') {
    if (at == room + 1)
      break;
    to[at++] = *s == '+' ? ' ' : *s; //@ violated: deref
    s++;
  }
  to[at] = 0;
  return at;
}

int main(void) {
  char in[40], out[8];
  read_text(in, sizeof in);
  return decode(out, 8, in) != (int)strlen(out);
}
