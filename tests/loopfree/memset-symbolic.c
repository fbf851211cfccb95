//@ verdict: safe
/* Filling a part of a buffer; the rest must stay. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static void fill(unsigned char *p, unsigned from, unsigned n) {
  memset(p + from, 0xee, n);
}

int main(void) {
  unsigned char *p = calloc(12, 1);
  unsigned from = __VERIFIER_nondet_uint();
  unsigned i = __VERIFIER_nondet_uint();
  if (!p)
    return 0;
  __VERIFIER_assume(from <= 8);
  __VERIFIER_assume(i < 12);
  fill(p, from, 4);
  if (i >= from && i - from < 4)
    assert(p[i] == 0xee);
  else
    assert(p[i] == 0);
  if (from > 0)
    assert(p[0] == 0);
  free(p);
  return 0;
}
