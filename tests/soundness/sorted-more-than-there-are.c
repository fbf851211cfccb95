/* One element more is sorted than was read. */
#include <stdlib.h>
extern int nondet_int(void);
static int hist[10];

static int by_size(const void *x, const void *y) {
  int a = *(const int *)x, b = *(const int *)y;
  return a < b ? -1 : a > b;
}

int main(void) {
  int a[9] = {0}, n = 0;
  a[8] = -4;
  while (n < 8) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  qsort(a, (size_t)n + 1, sizeof a[0], by_size);
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
