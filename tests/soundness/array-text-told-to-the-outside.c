/* Unknown code may change the texts that an array leads to. */
#include <stdlib.h>
#include <string.h>
extern void outside(char *);

int main(void) {
  char *m[9];
  size_t sum = 0;
  for (int i = 0; i < 9; i++)
    m[i] = calloc(4, 1);
  outside(m[3]);
  for (int i = 0; i < 9; i++)
    sum += strlen(m[i]); //@ violated: deref
  return sum > 100;
}
