/* clang computes what is constant; where that has no value, little or nothing of it is left in the module. */
#include <limits.h>
#include <stdio.h>

static int remainder_by_zero(void) {
  int unused = (9 << (6 & 15)) % (((-2 & 0) & 7) + 0); //@ violated: div
  return 0;
}

static int shift_too_far(void) {
  int unused = 1 << 40; //@ violated: shift
  return 0;
}

static int sum_too_large(void) {
  return INT_MAX + 1; //@ violated: overflow
}

static int product_too_large(void) {
  return 3 * 2000000000; //@ violated: overflow
}

static int negated(void) {
  return -INT_MIN; //@ violated: overflow
}

static int quotient_too_large(void) {
  return INT_MIN / -1; //@ violated: overflow
}

int main(void) {
  int which = 0;
  if (scanf("%d", &which) != 1) return 1;
  switch (which) {
  case 101: return remainder_by_zero();
  case 102: return shift_too_far();
  case 103: return sum_too_large();
  case 104: return product_too_large();
  case 105: return negated();
  case 106: return quotient_too_large();
  }
  return 0;
}
