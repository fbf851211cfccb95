//@ verdict: safe
//@ pattern: search-path
// buffer: 64, function parameter
// Replaces a leading ~ by a directory.
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

static int expand(char *out, size_t size, const char *name, const char *home) {
  if (name[0] != '~') {
    if (strlen(name) >= size)
      return -1;
    strcpy(out, name);
    return 0;
  }
  if (strlen(home) + strlen(name + 1) >= size)
    return -1;
  strcpy(out, home);
  strcat(out, name + 1);
  return 0;
}

int main(void) {
  char name[128], out[64];
  read_text(name, sizeof name);
  return expand(out, sizeof out, name, "/home/user") < 0;
}
