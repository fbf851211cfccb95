//@ verdict: safe
/* A function advances its caller's pointer. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int take(const char **p, const char *end) {
  if (*p == end)
    return 0;
  int c = **p;
  *p += 1;
  return c;
}

int main(void) {
  char text[3] = {'x', 'y', 'z'};
  unsigned skip = __VERIFIER_nondet_uint();
  __VERIFIER_assume(skip <= 3);
  const char *p = text + skip;
  int a = take(&p, text + 3);
  if (skip == 1) {
    assert(a == 'y');
    assert(p == text + 2);
  }
  if (skip == 0)
    assert(a == 'x' && p == text + 1);
  if (skip == 3)
    assert(a == 0);
  return 0;
}
