// Inputs in every iteration: only those of the last one are left.
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int most = 0, count = 0;
  for (int i = 0; i < 10; i++) {
    int x = __VERIFIER_nondet_int();
    if (x > most) most = x;
    if (x == 0) break;
    count++;
  }
  printf("%d\n", count);
  return most % 7;
}
