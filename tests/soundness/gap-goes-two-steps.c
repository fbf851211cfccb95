/* Now and then the gap goes two places, the elements one: the second is overwritten while it is elsewhere, too. */
#include <stdlib.h>
extern int nondet_int(void);
extern unsigned nondet_uint(void);

int main(void) {
  char *m[12];
  int n = 0;
  while (n < 12 && nondet_int() != 0) {
    m[n] = malloc(3);
    if (!m[n]) break;
    n++;
  }
  for (int i = 2; i < n; i++) {
    char *key = m[i];
    int j = i;
    while (j > 1 && nondet_int() > 5) {
      m[j] = m[j - 1];
      j -= nondet_uint() * 2654435761u == 12345u ? 2 : 1;
    }
    m[j] = key;
  }
  for (int i = 0; i < n; i++)
    free(m[i]); //@ violated: free
  return 0;
}
