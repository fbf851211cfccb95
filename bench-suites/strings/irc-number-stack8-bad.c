//@ verdict: violated
//@ pattern: format-message
//@ inputs: -100000000
// buffer: 8, on the stack
// Prints a number into eight places, after its range was checked.
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

static int show(char *out, int value) {
  if (value > 9999999)
    return -1;
  return sprintf(out, "%d", value); //@ violated: deref
}

int main(void) {
  char out[8];
  int n = show(out, __VERIFIER_nondet_int());
  return n > 7;
}
