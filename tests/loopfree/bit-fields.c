//@ verdict: safe
/* Bit-fields hold only as many bits as they say; signed ones are sign extended. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct flags {
  unsigned mode : 3;
  signed level : 4;
  unsigned valid : 1;
  unsigned rest : 24;
};

static struct flags make(unsigned mode, int level) {
  struct flags f = {0, 0, 0, 0};
  f.mode = mode & 7;
  f.level = level;
  f.valid = 1;
  f.rest = 0xabcdef;
  return f;
}

int main(void) {
  int level = __VERIFIER_nondet_int();
  unsigned mode = __VERIFIER_nondet_uint();
  __VERIFIER_assume(level >= -8 && level <= 7);
  struct flags f = make(mode, level);
  assert(f.mode < 8);
  assert(f.valid == 1);
  assert(f.rest == 0xabcdef);
  assert(f.level == level);
  return 0;
}
