//@ verdict: violated
//@ pattern: ini-lines
//@ inputs: 91 97 98 99 100 101 102 103 104 93 0
// buffer: 8, struct member
// Takes the name of a section out of brackets into eight places at the end of a record.
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

struct state {
  unsigned line;
  char section[8];
};

static int section(struct state *s, const char *line) {
  if (line[0] != '[')
    return 0;
  const char *end = strchr(line, ']');
  if (!end)
    return -1;
  size_t n = (size_t)(end - line) - 1;
  if (n > sizeof s->section)
    return -1;
  memcpy(s->section, line + 1, n);
  s->section[n] = 0; //@ violated: deref
  return 1;
}

int main(void) {
  char line[40];
  struct state s = {0, ""};
  read_text(line, sizeof line);
  if (section(&s, line) < 0)
    return 1;
  return strlen(s.section) > 7;
}
