//@ verdict: safe
//@ pattern: line-split
// buffer: 8, on the heap
// Counts line ends in eight bytes; a carriage return and a newline together are one line end.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);

int main(void) {
  char *b = malloc(8);
  int lines = 0;
  if (!b)
    return 1;
  for (int i = 0; i < 8; i++)
    b[i] = __VERIFIER_nondet_char();
  for (int i = 0; i < 8; i++) {
    if (b[i] == '\r' && i < 7 && b[i + 1] == '\n')
      i++;
    if (b[i] == '\r' || b[i] == '\n')
      lines++;
  }
  free(b);
  return lines > 8;
}
