/* One block is freed by another name before all are freed. */
#include <stdlib.h>
extern unsigned nondet_uint(void);

int main(void) {
  int *m[40], *kept = 0;
  unsigned which = nondet_uint() % 40;
  for (unsigned i = 0; i < 40; i++) {
    m[i] = malloc(sizeof(int));
    if (i == which)
      kept = m[i];
  }
  free(kept);
  for (unsigned i = 0; i < 40; i++)
    free(m[i]); //@ violated: free
  return 0;
}
