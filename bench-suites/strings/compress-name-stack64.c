//@ verdict: safe
//@ pattern: name-suffix
// buffer: 64, on the stack
// Appends a suffix to a file name in a fixed buffer, after a check of the length with the suffix.
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

static int add_suffix(char *out, size_t size, const char *name) {
  static const char suffix[] = ".Z";
  if (strlen(name) + sizeof suffix > size)
    return -1;
  strcpy(out, name);
  strcat(out, suffix);
  return 0;
}

int main(void) {
  char name[256], out[64];
  read_text(name, sizeof name);
  if (add_suffix(out, sizeof out, name) < 0)
    return 1;
  size_t n = strlen(out);
  return n >= 2 && out[n - 1] == 'Z' ? 0 : 2;
}
