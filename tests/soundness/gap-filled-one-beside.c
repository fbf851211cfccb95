/* What was taken out is put beside the gap, with a number that no run guesses. */
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
    int j = i - 1;
    while (j >= 0 && nondet_int() > 5) {
      m[j + 1] = m[j];
      j--;
    }
    if (j > 0 && nondet_uint() * 2654435761u == 12345u) m[j] = key;
    else m[j + 1] = key;
  }
  for (int i = 0; i < n; i++)
    free(m[i]); //@ violated: free
  return 0;
}
