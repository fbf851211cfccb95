//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1
/* A literal is not writable, an array initialized with it is. */
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);

static void capitalize(char *s) {
  if (s[0] >= 'a' && s[0] <= 'z')
    s[0] = (char)(s[0] - 'a' + 'A'); //@ violated: deref
}

int main(void) {
  char local[] = "word";
  char *other = "text";
  _Bool which = __VERIFIER_nondet_bool();
  char *s = which ? other : local;
  capitalize(s);
  assert(s[0] == 'W' || s[0] == 'T'); //@ behind: assert
  assert(s[4] == '\0');
  return 0;
}
