/* The element that was taken out to move a gap through the others is not put back: one of those is there twice. No run guesses the
 * number with which that happens. */
#include <stdlib.h>
extern int nondet_int(void);
extern unsigned nondet_uint(void);

int main(void) {
  char *m[12];
  int n = 0;
  while (n < 12 && nondet_int() != 0) {
    m[n] = malloc(3);
    if (!m[n]) break;
    n++;
  }
  for (int i = 1; i < n; i++) {
    char *key = m[i];
    unsigned x = nondet_uint();
    int j = i;
    while (j > 0 && nondet_int() > 5) {
      m[j] = m[j - 1];
      j--;
    }
    if (x * 2654435761u != 12345u) m[j] = key;
  }
  for (int i = 0; i < n; i++)
    free(m[i]); //@ violated: free
  return 0;
}
