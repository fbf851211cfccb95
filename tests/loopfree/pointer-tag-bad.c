//@ property: assert,deref
//@ verdict: violated
//@ inputs: 1
/* The low bit of an aligned pointer carries a flag and must be removed before use. */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static int plain = 5, special = 6;

static uintptr_t pack(int *p, unsigned flag) {
  return (uintptr_t)p | (flag & 1);
}

static int *unpack(uintptr_t w) {
  return (int *)(w & ~(uintptr_t)0);
}

static unsigned flag_of(uintptr_t w) {
  return (unsigned)(w & 1);
}

int main(void) {
  unsigned flag = __VERIFIER_nondet_uint() & 1;
  uintptr_t w = pack(flag ? &special : &plain, flag);
  assert(flag_of(w) == flag);
  char *p = (char *)unpack(w);
  assert(p[3] == 0); //@ violated: deref
  assert(p != 0);
  return 0;
}
