//@ verdict: safe
//@ pattern: mail-address
// buffer: 64, on the stack
// Copies a mail address. Room for the closing bracket is taken off the limit when a bracket opens and given back
// when it closes; a closing bracket without an opening one gives nothing back.
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

static size_t copy_address(char *out, size_t size, const char *in) {
  size_t limit = size - 8, at = 0;
  int level = 0;
  for (; *in; in++) {
    if (at >= limit)
      break;
    if (*in == '<' && level < 4) {
      level++;
      limit--;
    } else if (*in == '>' && level > 0) {
      level--;
      limit++;
    }
    out[at++] = *in;
  }
  while (level-- > 0)
    out[at++] = '>';
  out[at] = 0;
  return at;
}

int main(void) {
  char address[160], clean[64];
  read_text(address, sizeof address);
  size_t n = copy_address(clean, sizeof clean, address);
  return n == strlen(clean) ? 0 : 1;
}
