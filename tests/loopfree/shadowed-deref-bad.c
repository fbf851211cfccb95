//@ property: deref
//@ verdict: violated
//@ inputs: 9
/* Two accesses with the same index: the second can only fail where the first has failed already. */
extern unsigned int __VERIFIER_nondet_uint(void);

static int a[4], b[4];

static int both(unsigned i) {
  int x = a[i]; //@ violated: deref
  int y = b[i];
  return x + y;
}

static int guarded(unsigned i) {
  if (i < 10)
    return both(i);
  return 0;
}

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  int r = guarded(i);
  if (r != 0)
    return 0;
  return 0;
}
