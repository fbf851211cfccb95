//@ property: memcleanup
//@ verdict: safe
/* A cache that is still reachable at the end but not freed. */
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);

static int *cache;

static int lookup(int key) {
  if (!cache) {
    cache = malloc(sizeof *cache);
    if (!cache)
      return key;
    *cache = key;
  }
  return *cache;
}

static void shutdown_cache(void) {
  free(cache);
  cache = NULL;
}

int main(void) {
  _Bool use = __VERIFIER_nondet_bool();
  if (use)
    lookup(3);
  shutdown_cache();
  return 0;
}
