//@ verdict: violated
//@ pattern: ini-lines
//@ inputs: 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 97 61 10 0
// buffer: 8, on the stack
// Remembers where the keys of the first eight lines are.
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

static int keys(const char *text, size_t *where, int most) {
  int n = 0;
  const char *p = text;
  while (n <= most && *p) {
    if (strchr(p, '=') == NULL)
      break;
    where[n++] = (size_t)(p - text); //@ violated: deref
    p += strcspn(p, "\n");
    if (*p)
      p++;
  }
  return n;
}

int main(void) {
  char text[100];
  size_t where[8];
  read_text(text, sizeof text);
  int n = keys(text, where, 8);
  for (int i = 0; i < n; i++)
    if (where[i] >= sizeof text)
      return 1;
  return 0;
}
