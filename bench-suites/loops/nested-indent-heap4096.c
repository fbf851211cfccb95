//@ verdict: safe
//@ pattern: nested-scan
// buffer: 4096, on the heap
// The outer loop walks lines, the inner loop counts the blanks at the line's start; both move one cursor.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  char *text = malloc(4096);
  int n = __VERIFIER_nondet_int(), at = 0, deepest = 0;
  if (!text)
    return 1;
  if (n < 0 || n > 4096) {
    free(text);
    return 0;
  }
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    text[i] = c ? c : ' ';
  }
  while (at < n) {
    int blanks = 0;
    while (at < n && text[at] == ' ') {
      blanks++;
      at++;
    }
    while (at < n && text[at] != '\n')
      at++;
    if (blanks > deepest)
      deepest = blanks;
    at++;
  }
  free(text);
  return deepest > 4096;
}
