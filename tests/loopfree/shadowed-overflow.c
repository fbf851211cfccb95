//@ property: arithmetic
//@ verdict: safe
/* The second fault is behind the first: the division fails only when the sum has wrapped around. */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);

static int step(int x) {
  if (x == INT_MAX)
    return x;
  return x + 1;
}

static unsigned distance(int from, int to) {
  return (unsigned)to - (unsigned)from;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0)
    return 0;
  int y = step(x);
  unsigned q = 0;
  if (y >= 0)
    q = 100u / (distance(0, y) + 1);
  else
    q = 100u / (distance(x, y) - 1);
  return q > 100;
}
