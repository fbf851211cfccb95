/* clang computes the sum and leaves a number that has wrapped, and nothing else, in the module. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  int which = 0;
  if (scanf("%d", &which) != 1) return 1;
  if (which == 1234567) which = INT_MAX + 2; //@ violated: overflow
  return which == 5;
}
