//@ property: uninit
//@ verdict: violated
//@ inputs: 3
/* Memory from malloc has no values; memory from calloc has. */
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned char *make(void) {
  return malloc(8);
}

static void mark(unsigned char *p, unsigned i) {
  p[i & 7] = 1;
}

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  unsigned char *p = make();
  if (!p)
    return 0;
  mark(p, i);
  unsigned char q = p[0];
  int n = 0;
  if (q) //@ violated: uninit
    n = 1;
  free(p);
  return n == 2;
}
