//@ property: assert,memory,memcleanup
//@ verdict: safe
/* Forward gotos release exactly what has been acquired. */
#include <assert.h>
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);

static char *a, *b;

static int acquire(int first_ok, int second_ok) {
  int rc = -1;
  a = b = NULL;
  a = malloc(10);
  if (!a)
    goto out;
  if (!first_ok)
    goto free_a;
  b = malloc(20);
  if (!b)
    goto free_a;
  a[9] = 1;
  b[19] = 2;
  if (!second_ok)
    goto free_b;
  rc = 0;
free_b:
  free(b);
  b = NULL;
free_a:
  free(a);
  if (rc == 0)
    a = NULL;
out:
  return rc;
}

int main(void) {
  _Bool first = __VERIFIER_nondet_bool();
  _Bool second = __VERIFIER_nondet_bool();
  int rc = acquire(first, second);
  if (rc == 0)
    assert(first && second);
  assert(b == NULL);
  return 0;
}
