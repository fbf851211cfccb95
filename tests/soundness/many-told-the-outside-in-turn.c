/* What unknown code is told in one iteration it may change in the next one. */
#include <stdlib.h>
#include <string.h>
extern void keep(char *);

int main(void) {
  char *m[9];
  size_t n = 0;
  for (int i = 0; i < 9; i++) {
    char *p = malloc(4);
    keep(p);
    memset(p, 0, 4);
    m[i] = p;
  }
  for (int i = 0; i < 9; i++)
    n += strlen(m[i]); //@ violated: deref
  return n > 3;
}
