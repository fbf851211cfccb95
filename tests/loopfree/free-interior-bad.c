//@ property: assert,memory
//@ verdict: violated
//@ inputs: 5
/* The cursor is freed in place of the start of the block. */
#include <assert.h>
#include <stdlib.h>
extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

static char *skip_blanks(char *p) {
  if (*p == ' ')
    p++;
  if (*p == ' ')
    p++;
  return p;
}

int main(void) {
  char *start = calloc(4, 1);
  if (!start)
    return 0;
  char c = __VERIFIER_nondet_char();
  __VERIFIER_assume(c != '\0');
  start[0] = c == 5 ? ' ' : 'x';
  start[1] = c;
  char *p = skip_blanks(start);
  assert(p - start <= 1 || c == ' ');
  assert(*p != ' ' || p == start + 2 || c == ' ');
  free(p); //@ violated: free
  return 0;
}
