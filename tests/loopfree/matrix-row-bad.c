//@ verdict: violated
//@ inputs: 3 0
/* The row index leaves the whole matrix. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

#define ROWS 3
#define COLS 5

static int m[ROWS][COLS] = {{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}, {11, 12, 13, 14, 15}};

static int valid(unsigned r, unsigned c) {
  return r < COLS && c < COLS;
}

static int at(unsigned r, unsigned c) {
  return m[r][c]; //@ violated: deref
}

int main(void) {
  unsigned r = __VERIFIER_nondet_uint();
  unsigned c = __VERIFIER_nondet_uint();
  if (!valid(r, c))
    return 0;
  int v = at(r, c);
  assert(v == (int)(r * COLS + c + 1)); //@ behind: assert
  return 0;
}
