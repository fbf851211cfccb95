//@ property: assert,deref
//@ verdict: safe
/* A file name put together from a stem and an extension. */
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);

static const char *extension(int kind) {
  switch (kind) {
  case 0:
    return ".c";
  case 1:
    return ".h";
  default:
    return ".cpp";
  }
}

static void name(char *out, int kind) {
  strcpy(out, "main");
  strcat(out, extension(kind));
}

int main(void) {
  char buf[9];
  int kind = __VERIFIER_nondet_int();
  name(buf, kind);
  assert(buf[0] == 'm');
  assert(buf[4] == '.');
  if (kind == 0)
    assert(strlen(buf) == 6);
  return 0;
}
