/* The block behind a member is also in a table, through which it is written. */
#include <stdlib.h>
extern unsigned nondet_uint(void);
struct holder { int *data; };
static char room[10];
static int *all[8];

int main(void) {
  struct holder h = {0};
  unsigned n = nondet_uint() % 8;
  for (unsigned i = 0; i <= n; i++) {
    int *p = malloc(sizeof *p);
    *p = 5;
    h.data = p;
    all[i] = p;
  }
  for (unsigned i = 0; i < 3; i++) {
    *h.data = 5;
    *all[n] = 20;
    room[*h.data] = 1; //@ violated: deref
  }
  return 0;
}
