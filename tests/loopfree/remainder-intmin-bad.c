//@ property: div,overflow
//@ verdict: violated
//@ inputs: -9223372036854775808 -1
/* The remainder fails where the quotient does. */
extern long __VERIFIER_nondet_long(void);

int main(void) {
  long a = __VERIFIER_nondet_long();
  long b = __VERIFIER_nondet_long();
  long r = 0;
  if (b > 0 || b < 0)
    r = a % b; //@ violated: overflow
  (void)r;
  return 0;
}
