/* Each call makes a block; those of deeper calls are smaller, and come up. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static char *make(int size, int magic) {
  char *mine = malloc(size);
  if (mine == NULL) exit(1);
  if (size == 4) return mine;
  char *other = make(size / 2, magic);
  if (magic) { free(mine); return other; }
  free(other);
  return mine;
}
int main(void) {
  char *p = make(256, __VERIFIER_nondet_int() == 1234567);
  p[200] = 1; //@ violated: deref
  free(p);
  return 0;
}
