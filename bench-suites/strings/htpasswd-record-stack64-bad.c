//@ verdict: violated
//@ pattern: password-line
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 0
// buffer: 64, on the stack
// Makes a line "user:hash" from two texts; the lengths are added before anything is written.
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

static int make_record(char *line, size_t size, const char *user, const char *hash) {
  if (strlen(user) > size || strlen(hash) > size)
    return -1;
  strcpy(line, user);
  strcat(line, ":");
  strcat(line, hash); //@ violated: deref
  return 0;
}

int main(void) {
  char user[33], hash[65], line[64];
  read_text(user, sizeof user);
  read_text(hash, sizeof hash);
  if (make_record(line, sizeof line, user, hash) < 0)
    return 1;
  return strchr(line, ':') == NULL;
}
