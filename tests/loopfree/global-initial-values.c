//@ verdict: safe
/* Globals without an initializer are zero, the others have their values, before main starts. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

struct limits {
  int lo, hi;
  const char *name;
};

static int counter;
static struct limits limits = {.hi = 10, .name = "abc"};
static int grid[2][3] = {{1, 2}, {3}};
static int *alias = &grid[1][0];

static int sum_row(unsigned r) {
  return grid[r][0] + grid[r][1] + grid[r][2];
}

int main(void) {
  unsigned r = __VERIFIER_nondet_uint();
  assert(counter == 0);
  assert(limits.lo == 0 && limits.hi == 10);
  assert(limits.name[2] == 'c' && limits.name[3] == '\0');
  assert(*alias == 3);
  if (r < 2)
    assert(sum_row(r) == 3);
  alias[2] = 7;
  assert(grid[0][2] == 0);
  assert(sum_row(1) == 10);
  return 0;
}
