//@ property: shift
//@ verdict: violated
//@ inputs: -1
/* A signed shift amount needs both bounds. */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  unsigned long word = 1;
  if (n < 64)
    word <<= n; //@ violated: shift
  return word == 0;
}
