//@ verdict: violated
//@ pattern: packed-result
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 0
// buffer: 64, function parameter
// Packs two strings behind each other into a buffer and gives back where the second one is.
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

static char *pack(char *to, size_t room, const char *a, const char *b) {
  size_t n = strlen(a) + 1;
  if (n + strlen(b) > room)
    return NULL;
  strcpy(to, a);
  strcpy(to + n, b); //@ violated: deref
  return to + n;
}

int main(void) {
  char a[64], b[64], to[64];
  read_text(a, sizeof a);
  read_text(b, sizeof b);
  char *second = pack(to, sizeof to, a, b);
  return second && strcmp(second, b) != 0;
}
