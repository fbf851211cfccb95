/* Two elements lead to the same block, which is freed twice. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *m[8];
  for (int i = 0; i < 8; i++)
    m[i] = malloc(4);
  if (nondet_int() == 77)
    m[3] = m[5];
  for (int i = 0; i < 8; i++)
    free(m[i]); //@ violated: free
  return 0;
}
