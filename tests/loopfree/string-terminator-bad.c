//@ property: assert,deref
//@ verdict: violated
//@ inputs: 120
/* A literal that fills its array exactly has no terminator. */
#include <assert.h>
#include <string.h>
extern char __VERIFIER_nondet_char(void);

static const char tag[4] = "data";

static unsigned length(const char *s) {
  return (unsigned)strlen(s); //@ violated: deref
}

int main(void) {
  char c = __VERIFIER_nondet_char();
  if (c == tag[0])
    return 0;
  unsigned n = length(tag);
  assert(n == 4);
  return 0;
}
