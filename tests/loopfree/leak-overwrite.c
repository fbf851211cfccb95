//@ property: leak
//@ verdict: safe
/* The last pointer to a block is overwritten. */
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);

static int *current;

static void replace(int v) {
  free(current);
  current = malloc(sizeof *current);
  if (current)
    *current = v;
}

static void clear_stack(void) {
  volatile char pad[512];
  memset((char *)pad, 0, sizeof pad);
}

int main(void) {
  int v = __VERIFIER_nondet_int();
  replace(v);
  if (v > 0)
    replace(v - 1);
  if (v > 100)
    replace(0);
  clear_stack();
  return 0;
}
