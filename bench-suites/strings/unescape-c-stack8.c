//@ verdict: safe
//@ pattern: unescape
// buffer: 8, on the stack
// Reads a short word with escapes. The escaped character is checked against the room like any other.
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

static int word(char *out, const char *in) {
  size_t at = 0;
  while (*in && *in != ' ') {
    if (at == 7)
      return -1;
    if (*in == '\\' && in[1]) {
      out[at++] = *in++;
      if (at == 7)
        return -1;
    }
    out[at++] = *in++;
  }
  out[at] = 0;
  return (int)at;
}

int main(void) {
  char in[32], out[8];
  read_text(in, sizeof in);
  int n = word(out, in);
  return n >= 0 && (size_t)n != strlen(out);
}
