//@ property: assert,memory
//@ verdict: safe
/* The empty name is a literal and must not be freed. */
#include <assert.h>
#include <stdlib.h>
extern char __VERIFIER_nondet_char(void);

static char *dup_char(char c) {
  char *s = malloc(2);
  if (!s)
    return NULL;
  s[0] = c;
  s[1] = '\0';
  return s;
}

int main(void) {
  char c = __VERIFIER_nondet_char();
  char *s = dup_char(c);
  if (s)
    assert(s[0] == c);
  free(s);
  return 0;
}
