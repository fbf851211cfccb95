//@ verdict: safe
/* A power of two has exactly one bit set. */
#include <assert.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

static int is_power_of_two(unsigned char x) {
  return x != 0 && (x & (x - 1)) == 0;
}

static int bits(unsigned char x) {
  return (x & 1) + ((x >> 1) & 1) + ((x >> 2) & 1) + ((x >> 3) & 1) +
         ((x >> 4) & 1) + ((x >> 5) & 1) + ((x >> 6) & 1) + ((x >> 7) & 1);
}

int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  assert(is_power_of_two(x) == (bits(x) == 1));
  return 0;
}
