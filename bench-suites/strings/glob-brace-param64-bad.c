//@ verdict: violated
//@ pattern: glob-brace
//@ inputs: 123 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0
// buffer: 64, function parameter
// Finds the end of a group in braces. A group that is never closed has no end: the scan stops at the end of the text.
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

static const char *group_end(const char *p) {
  int level = 0;
  for (;; p++) {
    if (*p == '{') //@ violated: deref
      level++;
    if (*p == '}' && --level == 0)
      return p;
  }
}

int main(void) {
  char *pattern = malloc(64);
  if (!pattern)
    return 1;
  read_text(pattern, 64);
  const char *open = strchr(pattern, '{');
  int found = open && group_end(open) != NULL;
  free(pattern);
  return found;
}
