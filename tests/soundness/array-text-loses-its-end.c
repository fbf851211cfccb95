/* All texts end, until one of them is written to by another name. */
#include <stdlib.h>
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char *m[16];
  size_t sum = 0;
  for (int i = 0; i < 16; i++) {
    m[i] = malloc(4);
    memset(m[i], 'a', 3);
    m[i][3] = 0;
  }
  char *p = m[nondet_uint() % 16];
  p[3] = 'b';
  for (int i = 0; i < 16; i++)
    sum += strlen(m[i]); //@ violated: deref
  return sum > 1000;
}
