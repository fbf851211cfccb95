/* The pointer that is kept leads into the middle of its block. */
#include <stdlib.h>
extern int nondet_int(void);
struct keeper { char *at; };

int main(void) {
  struct keeper k = {0};
  for (int i = 0; i < 20; i++) {
    char *p = malloc(16);
    k.at = nondet_int() ? p : p + 8;
  }
  k.at[10] = 1; //@ violated: deref
  return 0;
}
