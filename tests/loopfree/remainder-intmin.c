//@ property: div,overflow
//@ verdict: safe
/* The remainder fails where the quotient does. */
extern long __VERIFIER_nondet_long(void);

int main(void) {
  long a = __VERIFIER_nondet_long();
  long b = __VERIFIER_nondet_long();
  long r = 0;
  if (b > 0 || b < -1)
    r = a % b;
  (void)r;
  return 0;
}
