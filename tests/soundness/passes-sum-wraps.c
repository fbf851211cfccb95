/* A small number begins again while it counts. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 1000)
    return 0;
  int v[1000];
  unsigned char count = 0;
  unsigned w = 0;
  for (int i = 0; i < n; i++)
    v[i] = nondet_int() & 1;
  for (int i = 0; i < n; i++)
    count += v[i];
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  char *to = malloc(count + 1);
  if (!to)
    return 0;
  for (int i = 0; i < n; i++)
    if (v[i])
      to[w++] = 1; //@ violated: deref
  free(to);
  return 0;
}
