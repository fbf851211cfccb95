//@ verdict: violated
//@ pattern: packet-checksum
//@ inputs: 5
// buffer: 8, on the heap
// A checksum with rotations by eight amounts. A rotation by zero must not shift by the full width.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned rotate(unsigned v, unsigned by) {
  by &= 31;
  return v << by | v >> (32 - by); //@ violated: shift
}

int main(void) {
  unsigned *amount = malloc(8 * sizeof *amount);
  unsigned sum = __VERIFIER_nondet_uint();
  if (!amount)
    return 1;
  for (int i = 0; i < 8; i++)
    amount[i] = __VERIFIER_nondet_uchar();
  for (int turn = 0; turn < 1000; turn++)
    sum = rotate(sum ^ (unsigned)turn, amount[turn % 8]);
  free(amount);
  return sum == 1;
}
