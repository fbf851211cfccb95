//@ verdict: safe
/* Two ways to extend a 12-bit field. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static int by_xor(unsigned field) {
  return (int)((field & 0xfff) ^ 0x800) - 0x800;
}

static int by_branch(unsigned field) {
  int v = (int)(field & 0xfff);
  if (v >= 0x800)
    v -= 0x1000;
  return v;
}

int main(void) {
  unsigned field = __VERIFIER_nondet_uint();
  int a = by_xor(field);
  int b = by_branch(field);
  assert(a >= -2048 && a <= 2047);
  assert(a == b);
  return 0;
}
