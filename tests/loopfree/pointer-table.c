//@ verdict: safe
/* A table of pointers with an empty slot. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

static int one = 1, two = 2, four = 4;
static int *slots[4] = {&one, &two, &four, &four};

static int *slot(unsigned i) {
  return slots[i & 3];
}

static int read_slot(unsigned i) {
  int *p = slot(i);
  return *p;
}

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  int v = read_slot(i);
  assert(v == 1 || v == 2 || v == 4);
  *slot(0) = 9;
  assert(one == 9);
  assert(two == 2);
  return 0;
}
