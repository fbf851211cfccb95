//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1
/* Copying one of two short literals into a fixed buffer. */
#include <assert.h>
#include <string.h>
extern _Bool __VERIFIER_nondet_bool(void);

static const char *greeting(int polite) {
  return polite ? "welcome!" : "hi";
}

static unsigned copy(char *dst, const char *src) {
  strcpy(dst, src); //@ violated: deref
  return (unsigned)strlen(dst);
}

int main(void) {
  char buf[8];
  _Bool polite = __VERIFIER_nondet_bool();
  unsigned n = copy(buf, greeting(polite));
  if (polite) {
    assert(buf[0] == 'w');
    assert(n >= 7);
  } else {
    assert(n == 2);
    assert(buf[1] == 'i');
    assert(buf[2] == 0);
  }
  return 0;
}
