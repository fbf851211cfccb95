/* The called function frees the block. */
#include <stdlib.h>

static void done(int *p) {
  free(p);
}

int main(void) {
  int *p = malloc(sizeof *p);
  if (!p)
    return 0;
  *p = 1;
  done(p);
  return *p; //@ violated: deref
}
