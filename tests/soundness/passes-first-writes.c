/* The first pass changes what it looks at. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 100)
    return 0;
  int v[101], count = 0, w = 0;
  for (int i = 0; i < n; i++)
    v[i] = nondet_int();
  v[n] = -1;
  for (int i = 0; i < n; i++) {
    if (v[i] > 0)
      count++;
    v[i + 1] = 1;
  }
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (int i = 0; i < n; i++)
    if (v[i] > 0)
      w++;
  if (w != count)
    v[101] = 1; //@ violated: deref
  return 0;
}
