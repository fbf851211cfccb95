//@ property: arithmetic
//@ verdict: violated
//@ inputs: -2147483648 -1
/* Both ways in which a signed division fails must be excluded. */
extern int __VERIFIER_nondet_int(void);

static int divide(int a, int b) {
  if (b == 0)
    return 0;
  return a / b; //@ violated: overflow
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int q = divide(a, b);
  return q == 0 ? 0 : 0;
}
