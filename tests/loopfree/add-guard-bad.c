//@ property: overflow
//@ verdict: violated
//@ inputs: 2147483647 1
/* Testing for overflow before, not after the addition. */
extern int __VERIFIER_nondet_int(void);

static int add_checked(int a, int b, int *sum) {
  if (b > 0 && a + b < a) //@ violated: overflow
    return 0;
  *sum = (int)((unsigned)a + (unsigned)b);
  return 1;
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int sum = 0;
  if (add_checked(a, b, &sum) && sum == 3)
    return 0;
  return 0;
}
