/* Unknown code was told of the block in an earlier iteration and changes it in a later one. */
#include <stdlib.h>
extern void keep(int *);
extern void change(void);
extern int nondet_int(void);
static char room[10];

int main(void) {
  int *p = 0;
  for (int i = 0; i < 20; i++) {
    if (p) {
      *p = 3;
      change();
      room[*p] = 1; //@ violated: deref
    }
    if (!p || nondet_int()) {
      p = malloc(sizeof *p);
      keep(p);
    }
  }
  return 0;
}
