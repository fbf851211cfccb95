//@ property: leak,memcleanup
//@ verdict: safe
/* Everything is freed on every path out of main; the twin forgets one early return. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int parse(const char *p, int n) {
  return n > 2 ? p[2] : -1;
}

int main(void) {
  int ok = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  static char *text;
  text = calloc(8, 1);
  if (!text)
    return 0;
  if (parse(text, n) < 0) {
    free(text);
    text = NULL;
    return 0;
  }
  if (!ok) {
    free(text);
    text = NULL;
    return 0;
  }
  text[7] = 1;
  free(text);
  text = NULL;
  return 0;
}
