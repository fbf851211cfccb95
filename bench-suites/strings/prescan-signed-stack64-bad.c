//@ verdict: violated
//@ pattern: mail-prescan
//@ inputs: 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 0
// buffer: 64, on the stack
// A scanner that keeps one character back. A character with the value of the mark for "none" must not be taken for
// it, or the check for room is left out.
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

#define NOCHAR -1

static size_t scan(const char *in, char *buf, size_t size) {
  int kept = NOCHAR;
  size_t at = 0;
  for (;;) {
    if (kept != NOCHAR) {
      if (at >= size - 1)
        break;
      buf[at++] = (char)kept;
    }
    kept = *in++;
    if (kept == 0)
      break;
    if (kept == '\\' || kept == NOCHAR) {
      buf[at++] = '\\'; //@ violated: deref
    }
  }
  buf[at] = 0;
  return at;
}

int main(void) {
  char in[256], out[64];
  read_text(in, sizeof in);
  return scan(in, out, sizeof out) == strlen(out) ? 0 : 1;
}
