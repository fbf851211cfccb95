/* One text in a hundred has no end. */
#include <stdlib.h>
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char *m[100];
  size_t sum = 0;
  unsigned odd = nondet_uint();
  for (unsigned i = 0; i < 100; i++) {
    m[i] = malloc(8);
    memset(m[i], 'x', 8);
    if (i != odd)
      m[i][7] = 0;
  }
  for (int i = 0; i < 100; i++)
    for (char *s = m[i]; *s; s++) //@ violated: deref
      sum++;
  return sum > 1000;
}
