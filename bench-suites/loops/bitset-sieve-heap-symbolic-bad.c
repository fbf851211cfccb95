//@ verdict: violated
//@ pattern: bit-set
//@ inputs: 3008
// buffer: symbolic, on the heap
// Sieve of Eratosthenes with one bit per number, up to and including the limit.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static void set_bit(unsigned char *b, unsigned v) {
  b[v / 8] = (unsigned char)(b[v / 8] | 1u << v % 8); //@ violated: deref
}

static int get_bit(const unsigned char *b, unsigned v) {
  return b[v / 8] >> v % 8 & 1;
}

int main(void) {
  unsigned limit = __VERIFIER_nondet_uint();
  unsigned count = 0;
  unsigned char *b;
  if (limit < 2 || limit > 50000)
    return 0;
  b = calloc((limit + 7) / 8, 1);
  if (!b)
    return 1;
  for (unsigned p = 2; p * p <= limit; p++)
    if (!get_bit(b, p))
      for (unsigned k = p * p; k <= limit; k += p)
        set_bit(b, k);
  for (unsigned p = 2; p < limit; p++)
    count += !get_bit(b, p);
  free(b);
  return count > limit;
}
