//@ verdict: safe
/* A column index that runs into the next row stays inside the matrix but not inside its row. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int m[3][5];

static unsigned clamp(unsigned c) {
  return c < 5 ? c : 4;
}

static void mark(unsigned r, unsigned c) {
  unsigned k = clamp(c);
  m[r][k] = 1;
}

static int first_of(unsigned r) {
  return m[r][0];
}

int main(void) {
  unsigned r = __VERIFIER_nondet_uint();
  unsigned c = __VERIFIER_nondet_uint();
  __VERIFIER_assume(r < 2);
  mark(r, c);
  if (c == 3)
    assert(m[r][3] == 1);
  assert(first_of(2) == 0);
  assert(m[2][1] == 0);
  return 0;
}
