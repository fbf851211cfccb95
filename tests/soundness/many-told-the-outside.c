/* Unknown code that was told of each block may change the blocks of earlier iterations, too. */
#include <stdlib.h>
#include <string.h>
extern void keep(char *);
extern void later(void);

int main(void) {
  char *m[9];
  size_t n = 0;
  for (int i = 0; i < 9; i++) {
    char *p = malloc(4);
    keep(p);
    memset(p, 0, 4);
    m[i] = p;
  }
  later();
  for (int i = 0; i < 9; i++)
    n += strlen(m[i]); //@ violated: deref
  return n > 3;
}
