//@ verdict: violated
/* One byte of a pointer is written: it may still lead into the block, and what is found there counts. */
#include <stdlib.h>
#include <string.h>
extern void __VERIFIER_assert(int);

int main(void) {
  unsigned char (*rows)[2] = calloc(300, sizeof *rows);
  char one = 1;
  if (!rows) return 0;
  memcpy(&rows, &one, 1);
  __VERIFIER_assert(rows[0][1] >= 3); //@ violated: assert
  return 0;
}
