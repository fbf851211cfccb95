/* Elements are swapped the wrong way: one block is lost, the other is there twice. */
#include <stdlib.h>
extern int nondet_int(void);

static void swap(char **a, char **b) {
  *a = *b;
  *b = *a;
}

int main(void) {
  char *m[12];
  for (int i = 0; i < 12; i++)
    m[i] = malloc(3);
  for (int i = 1; i < 12; i++)
    if (nondet_int() == 5)
      swap(&m[i - 1], &m[i]);
  for (int i = 0; i < 12; i++)
    free(m[i]); //@ violated: free
  return 0;
}
