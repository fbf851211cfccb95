//@ property: assert,memory
//@ verdict: violated
//@ inputs: -1
/* An error path frees what the common exit frees again. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int check(const int *p) {
  return *p >= 0;
}

static int process(int v) {
  int rc = 0;
  int *p = malloc(sizeof *p);
  if (!p)
    return -1;
  *p = v;
  if (!check(p)) {
    rc = -2;
    free(p);
  }
  free(p); //@ violated: free
  return rc;
}

int main(void) {
  int v = __VERIFIER_nondet_int();
  int rc = process(v);
  assert(rc <= 0);
  if (rc == -2)
    assert(v < 0);
  return 0;
}
