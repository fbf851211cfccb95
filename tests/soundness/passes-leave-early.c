/* The first pass stops in the middle of an iteration. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 100)
    return 0;
  int v[100], count = 0, w = 0;
  for (int i = 0; i < n; i++)
    v[i] = nondet_int();
  for (int i = 0; i < n; i++) {
    if (v[i] == 12345)
      break;
    if (v[i] > 0)
      count++;
  }
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  int *to = malloc(count * sizeof *to);
  if (!to)
    return 0;
  for (int i = 0; i < n; i++) {
    if (v[i] > 0)
      to[w++] = v[i]; //@ violated: deref
    if (v[i] == 12345)
      break;
  }
  free(to);
  return 0;
}
