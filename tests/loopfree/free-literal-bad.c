//@ property: assert,memory
//@ verdict: violated
//@ inputs: 0
/* The empty name is a literal and must not be freed. */
#include <assert.h>
#include <stdlib.h>
extern char __VERIFIER_nondet_char(void);

static char *dup_char(char c) {
  char *s = c ? malloc(2) : (char *)"";
  if (!s)
    return NULL;
  if (c)
    s[0] = c;
  if (c)
    s[1] = '\0';
  return s;
}

int main(void) {
  char c = __VERIFIER_nondet_char();
  char *s = dup_char(c);
  if (s)
    assert(s[0] == c);
  free(s); //@ violated: free
  return 0;
}
