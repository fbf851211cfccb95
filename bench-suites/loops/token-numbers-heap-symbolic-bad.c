//@ verdict: violated
//@ pattern: tokenise
//@ inputs: 1001
// buffer: symbolic, on the heap
// Reads numbers separated by commas. There is at most one number for every two characters, rounded up.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

static int is_digit(char c) {
  return c >= '0' && c <= '9';
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int used = 0, inside = 0;
  int *value;
  if (n < 1 || n > 30000)
    return 0;
  value = malloc((size_t)n / 2 * sizeof *value + 1);
  if (!value)
    return 1;
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      c = i % 2 == 0 ? '7' : ',';
    if (!is_digit(c)) {
      inside = 0;
      continue;
    }
    if (!inside)
      value[used++] = 0; //@ violated: deref
    inside = 1;
    if (value[used - 1] < 100000000)
      value[used - 1] = value[used - 1] * 10 + (c - '0');
  }
  free(value);
  return used > n;
}
