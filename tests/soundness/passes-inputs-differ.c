/* Both passes ask: the answers need not be the same. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 100)
    return 0;
  int count = 0, w = 0;
  for (int i = 0; i < n; i++)
    if (nondet_int() > 0)
      count++;
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  int *to = malloc(count * sizeof *to);
  if (!to)
    return 0;
  for (int i = 0; i < n; i++)
    if (nondet_int() > 0)
      to[w++] = i; //@ violated: deref
  free(to);
  return 0;
}
