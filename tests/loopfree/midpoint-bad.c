//@ property: assert,memory,overflow
//@ verdict: violated
//@ inputs: 1500000000 2000000000
/* The midpoint of two non-negative indexes. */
extern int __VERIFIER_nondet_int(void);

static int midpoint(int lo, int hi) {
  return (lo + hi) / 2; //@ violated: overflow
}

int main(void) {
  int lo = __VERIFIER_nondet_int();
  int hi = __VERIFIER_nondet_int();
  if (lo < 0 || hi < lo)
    return 0;
  int mid = midpoint(lo, hi);
  (void)mid;
  return 0;
}
