/* The blocks are of different sizes: what fits the last does not fit the first. */
#include <stdlib.h>

int main(void) {
  char *m[20];
  for (int i = 0; i < 20; i++)
    m[i] = malloc(40 - i);
  for (int i = 0; i < 20; i++)
    m[i][25] = 0; //@ violated: deref
  return 0;
}
