//@ verdict: violated
//@ pattern: uri-escape
//@ inputs: 36 48 36 48 36 48 36 48 36 48 36 48 36 48 36 48 36 48 36 48 0
// buffer: 64, on the stack
// Replaces $0 in a rule by a matched text; everything is limited by the size of the result.
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

static void substitute(char *out, size_t size, const char *rule, const char *match) {
  size_t at = 0, n = strlen(match);
  while (*rule && at + 1 < size) {
    if (rule[0] == '$' && rule[1] == '0') {
      if (n + 1 > size)
        break;
      memcpy(out + at, match, n); //@ violated: deref
      at += n;
      rule += 2;
    } else {
      out[at++] = *rule++;
    }
  }
  out[at] = 0;
}

int main(void) {
  char rule[64], out[64];
  read_text(rule, sizeof rule);
  substitute(out, sizeof out, rule, "matched-text");
  return strlen(out) >= sizeof out;
}
