/* A pointer from outside may be a block that the program has made and told about. */
#include <stdlib.h>
extern void keep(int *);
extern int *give(void);
static char room[10];
static int *own;

static void both(int *p, int n) {
  if (!own) return;
  *p = 5;
  for (int i = 0; i < n; i++) *own = 20;
  room[*p] = 1; //@ violated: deref
}

int main(void) {
  own = malloc(sizeof *own);
  if (!own) return 0;
  keep(own);
  both(give(), 2);
  return 0;
}
