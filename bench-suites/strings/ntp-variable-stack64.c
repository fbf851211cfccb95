//@ verdict: safe
//@ pattern: variable-list
// buffer: 64, on the stack
// Finds a variable in a list "name=value,...": blanks are skipped, and the value is copied to a buffer of its own.
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

static const char *find(const char *list, const char *name) {
  size_t n = strlen(name);
  while (*list) {
    while (*list == ' ' || *list == ',')
      list++;
    if (strncmp(list, name, n) == 0 && list[n] == '=')
      return list + n + 1;
    list += strcspn(list, ",");
  }
  return NULL;
}

static int value(char *to, size_t room, const char *from) {
  size_t n = 0;
  while (from[n] && from[n] != ',') {
    if (n + 1 >= room)
      return -1;
    to[n] = from[n];
    n++;
  }
  to[n] = 0;
  return 0;
}

int main(void) {
  char list[256], out[64];
  read_text(list, sizeof list);
  const char *p = find(list, "a");
  if (!p || value(out, sizeof out, p) < 0)
    return 0;
  return strlen(out) > strlen(p);
}
