//@ verdict: violated
//@ pattern: wildcard
//@ inputs: 91 97 97 97 97 97 97 97 0
// buffer: 8, function parameter
// Matches a name against a pattern with classes in brackets. A class that is not closed ends with the pattern.
#include <stdlib.h>

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

static int in_class(const char *p, char c, const char **end) {
  int found = 0;
  p++;
  while (*p != ']') //@ violated: deref
    found |= *p++ == c;
  *end = *p ? p + 1 : p;
  return found;
}

static int match(const char *pattern, const char *s) {
  while (*pattern && *s) {
    if (*pattern == '[') {
      if (!in_class(pattern, *s, &pattern))
        return 0;
    } else if (*pattern++ != *s) {
      return 0;
    }
    s++;
  }
  return *pattern == 0 && *s == 0;
}

int main(void) {
  char *pattern = malloc(8);
  char name[8];
  if (!pattern)
    return 1;
  read_text(pattern, 8);
  read_text(name, sizeof name);
  int r = match(pattern, name);
  free(pattern);
  return r;
}
