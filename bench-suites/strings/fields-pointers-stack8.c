//@ verdict: safe
//@ pattern: field-table
// buffer: 8, on the stack
// Splits a line into at most eight words and remembers where they start.
#include <stddef.h>

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

static int split(char *line, char **words, int most) {
  int n = 0;
  for (char *p = line; *p;) {
    while (*p == ' ')
      *p++ = 0;
    if (*p == 0)
      break;
    if (n == most)
      break;
    words[n++] = p;
    while (*p && *p != ' ')
      p++;
  }
  return n;
}

int main(void) {
  char line[80];
  char *words[8];
  read_text(line, sizeof line);
  int n = split(line, words, 8);
  size_t sum = 0;
  for (int i = 0; i < n; i++)
    sum += words[i][0] != 0;
  return sum != (size_t)n;
}
