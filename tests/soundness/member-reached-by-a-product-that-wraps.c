/* 24 * k is 8 modulo 2^64 for a large k: what is read there is the second member of the structure that was copied, not a first one. */
#include <assert.h>
#include <string.h>
extern unsigned long nondet_ulong(void);
struct three { long a, b, c; };
static struct three t[4];

int main(void) {
  struct three x = {1, 77, 1};
  unsigned long i = nondet_ulong(), k = nondet_ulong();
  if (i > 3) return 0;
  t[i] = x;
  unsigned long at = k * sizeof(struct three);
  if (at > sizeof t - sizeof(long)) return 0;
  long v;
  memcpy(&v, (char *)t + at, sizeof v);
  assert(v != 77); //@ violated: assert
  return 0;
}
