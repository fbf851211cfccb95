/* The function that compares counts its calls, and changes what it is given. */
#include <stdlib.h>
extern int nondet_int(void);
static int calls, hist[10], seen[20];

static int by_size(const void *x, const void *y) {
  calls++;
  int *p = (int *)x;
  if (*p == 9) *p = 10;
  return *p - *(const int *)y;
}

int main(void) {
  int a[8], n = 0;
  while (n < 8) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  qsort(a, (size_t)n, sizeof a[0], by_size);
  seen[calls]++; //@ violated: deref
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
