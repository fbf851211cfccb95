/* A deeper call frees the block that this one uses after it. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static void walk(int *p, int depth) {
  if (depth == 300) {
    if (__VERIFIER_nondet_int() == 1234567) free(p);
    return;
  }
  walk(p, depth + 1);
  *p = depth; //@ violated: deref
}
int main(void) {
  int *p = malloc(sizeof *p);
  if (p == NULL) return 1;
  walk(p, 0);
  return 0;
}
