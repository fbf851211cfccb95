//@ verdict: violated
//@ inputs: 5 0
/* A short-circuit guard of a division; the operands are exchanged in the failing twin. */
extern unsigned int __VERIFIER_nondet_uint(void);

static int divides(unsigned a, unsigned b) {
  return a % b == 0 && b != 0; //@ violated: div
}

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  int d = divides(a, b);
  (void)d;
  return 0;
}
