//@ verdict: violated
//@ pattern: strncpy-end
//@ inputs: 97 98 99 100 101 102 103 104 0
// buffer: 8, function parameter
// strncpy writes no end when the text is as long as the room; it is added by hand.
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

static size_t set(char *to, const char *s) {
  strncpy(to, s, 8);
  return strlen(to); //@ violated: deref
}

int main(void) {
  char in[20];
  char *to = malloc(8);
  if (!to)
    return 1;
  read_text(in, sizeof in);
  size_t n = set(to, in);
  free(to);
  return n > 7;
}
