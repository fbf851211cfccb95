/* Unknown code may change the pointers of an array that it knows. */
#include <stdlib.h>
extern void outside(char **);

int main(void) {
  char *m[9];
  for (int i = 0; i < 9; i++)
    m[i] = calloc(4, 1);
  outside(m);
  for (int i = 0; i < 9; i++)
    m[i][0] = 1; //@ violated: deref
  return 0;
}
