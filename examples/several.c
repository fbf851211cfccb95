/* Several findings in one program: overflow, division by zero, shift, double free. */
#include <stdlib.h>

int nondet_int(void);

static int mean(int a, int b, int n) {
  return (a + b) / n;
}

int main(void) {
  int n = nondet_int();
  int m = mean(n, 10, nondet_int());
  unsigned mask = 1u << (n & 63);
  char *p = malloc(8);
  if (m > 3)
    free(p);
  free(p);
  return (int)(mask & 1);
}
