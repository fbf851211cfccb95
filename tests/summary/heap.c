// A block of the heap that is written in a loop, and one that grows.
#include <stdlib.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
  int n = __VERIFIER_nondet_uchar() % 10 + 1, sum = 0;
  int *a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++) a[i] = i;
  for (int i = n; i > 0; i--) sum += a[i - 1];
  free(a);
  return sum;
}
