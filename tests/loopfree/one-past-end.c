//@ verdict: safe
/* The pointer past the end may be formed and compared, not dereferenced. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int last(const int *begin, const int *end) {
  if (begin == end)
    return -1;
  return end[-1];
}

int main(void) {
  int a[4] = {1, 2, 3, 4};
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 4);
  const int *end = a + n;
  assert(end - a == (long)n);
  int v = last(a, end);
  assert(n == 0 ? v == -1 : v == (int)n);
  return 0;
}
