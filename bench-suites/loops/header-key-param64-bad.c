//@ verdict: violated
//@ pattern: header-parse
//@ inputs: 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110 110
// buffer: 64, function parameter
// Splits "name: value" in a block of 64 characters without a final zero.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);

static int split(const char *b, int n, int *value) {
  int i = 0;
  while (b[i] != ':' && i < n) //@ violated: deref
    i++;
  if (i == n)
    return -1;
  *value = i + 1;
  while (*value < n && b[*value] == ' ')
    ++*value;
  return i;
}

int main(void) {
  char *b = malloc(64);
  int value = 0, name;
  if (!b)
    return 1;
  for (int i = 0; i < 64; i++)
    b[i] = __VERIFIER_nondet_char();
  name = split(b, 64, &value);
  if (name >= 0 && value < 64)
    b[value] = 0;
  free(b);
  return 0;
}
