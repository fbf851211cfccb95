//@ verdict: safe
/* A single unsigned comparison guards both ends; a signed one does not. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int table[10];

static void put(int i, int value) {
  if ((unsigned)i < 10u)
    table[i] = value;
}

static int get(int i) {
  return i >= 0 && i < 10 ? table[i] : -1;
}

int main(void) {
  int i = __VERIFIER_nondet_int();
  put(i, 42);
  if (i >= 0 && i < 10)
    assert(get(i) == 42);
  else
    assert(get(i) == -1);
  return 0;
}
