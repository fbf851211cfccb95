/* Freed from both ends, the one in the middle is freed twice. */
#include <stdlib.h>

int main(void) {
  char *m[31];
  for (int i = 0; i < 31; i++)
    m[i] = malloc(2);
  for (int i = 0, j = 30; i <= j; i++, j--) {
    free(m[i]);
    free(m[j]); //@ violated: free
  }
  return 0;
}
