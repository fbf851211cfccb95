/* More pointers keep blocks of the loop than are told apart; two of them keep the same one, which ends. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  int *a = 0, *b = 0, *c = 0, *d = 0, *e = 0, *f = 0, *g = 0, *h = 0, *x = 0, *y = 0;
  for (int i = 0; i < 30; i++) {
    int *n = malloc(8 * sizeof *n);
    switch (nondet_int() & 7) {
    case 0: b = n; break;
    case 1: c = n; break;
    case 2: d = n; break;
    case 3: e = n; break;
    case 4: f = n; break;
    case 5: g = n; break;
    case 6: h = n; break;
    default: x = n; break;
    }
    a = n;
    if (nondet_int()) y = n;
  }
  free(y);
  if (e) e[0] = 1; //@ violated: deref
  if (f) f[0] = 1; //@ violated: deref
  if (a) a[0] = 1; //@ violated: deref
  if (b) b[0] = 1; //@ violated: deref
  if (c) c[0] = 1; //@ violated: deref
  if (d) d[0] = 1; //@ violated: deref
  if (g) g[0] = 1; //@ violated: deref
  if (h) h[0] = 1; //@ violated: deref
  if (x) x[0] = 1; //@ violated: deref
  return 0;
}
