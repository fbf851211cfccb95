/* A gap is closed, and the last one is still there: it is freed twice. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *p[6];
  int n = 0;
  while (n < 6 && nondet_int()) {
    p[n] = malloc(4);
    if (p[n] == NULL) return 1;
    n++;
  }
  if (n < 2) return 0;
  free(p[0]);
  for (int i = 0; i + 1 < n; i++) p[i] = p[i + 1];
  for (int i = 0; i < n; i++) free(p[i]); //@ violated: free
  return 0;
}
