//@ verdict: violated
//@ pattern: variable-growth
//@ inputs: 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 35 0
// buffer: 64, on the stack
// Replaces # by a four-digit number; the room is checked with the digits.
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

static int number(char *out, size_t size, const char *s, unsigned value) {
  size_t at = 0;
  for (; *s; s++) {
    if (*s == '#') {
      if (at + 1 > size)
        return -1;
      sprintf(out + at, "%04u", value % 10000); //@ violated: deref
      at += 4;
    } else {
      if (at + 2 > size)
        return -1;
      out[at++] = *s;
    }
  }
  out[at] = 0;
  return (int)at;
}

int main(void) {
  char in[64], out[64];
  read_text(in, sizeof in);
  int n = number(out, sizeof out, in, 1984);
  return n >= 0 && (size_t)n != strlen(out);
}
