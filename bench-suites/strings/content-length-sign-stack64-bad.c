//@ verdict: violated
//@ pattern: body-length
//@ inputs: 45 49 0
// buffer: 64, on the stack
// Parses a length from a head. A negative number is refused before it becomes a size.
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

static int body(char *to, size_t room, const char *head) {
  long n = strtol(head, NULL, 10);
  if (n > (long)room - 1)
    return -1;
  memset(to, ' ', (size_t)n); //@ violated: deref
  to[n] = 0;
  return (int)n;
}

int main(void) {
  char head[16], to[64];
  read_text(head, sizeof head);
  int n = body(to, sizeof to, head);
  return n >= 0 && strlen(to) != (size_t)n;
}
