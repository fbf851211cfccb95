//@ property: assert,memory
//@ verdict: safe
/* A function that counts its calls in a static local and uses the count as an index. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int slots[3];

static int claim(int v) {
  static unsigned used;
  if (used >= 3)
    return -1;
  slots[used] = v;
  used++;
  return (int)used - 1;
}

int main(void) {
  int v = __VERIFIER_nondet_int();
  int a = claim(v);
  int b = claim(v ^ 1);
  int c = claim(v ^ 2);
  assert(a == 0 && b == 1 && c == 2);
  assert(slots[0] == v);
  assert(slots[1] == (v ^ 1));
  if (v == 3) {
    int d = claim(0);
    assert(d == -1);
    assert(slots[2] == 1);
  }
  return 0;
}
