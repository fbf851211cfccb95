//@ verdict: safe
//@ pattern: two-indices
// buffer: symbolic, on the heap
// Compares the tails of two blocks of different length, from behind.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

static int common_tail(const unsigned char *a, int na, const unsigned char *b, int nb) {
  int i = na - 1, j = nb - 1, n = 0;
  while (i >= 0 && j >= 0 && a[i] == b[j]) {
    i--;
    j--;
    n++;
  }
  return n;
}

int main(void) {
  int na = __VERIFIER_nondet_int(), nb = __VERIFIER_nondet_int();
  unsigned char *a, *b;
  int n = 0;
  if (na < 1 || na > 5000 || nb < 1 || nb > 5000)
    return 0;
  a = malloc((size_t)na);
  b = malloc((size_t)nb);
  if (a && b) {
    for (int i = 0; i < na; i++)
      a[i] = __VERIFIER_nondet_uchar();
    for (int i = 0; i < nb; i++)
      b[i] = __VERIFIER_nondet_uchar();
    n = common_tail(a, na, b, nb);
  }
  free(a);
  free(b);
  return n > 5000;
}
