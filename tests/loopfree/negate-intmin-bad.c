//@ property: overflow
//@ verdict: violated
//@ inputs: -2147483648
/* Negation of a number that may be the smallest one. */
extern int __VERIFIER_nondet_int(void);

static int magnitude(int x) {
  if (x < 0)
    return -x; //@ violated: overflow
  return x;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int m = magnitude(x);
  return m == -1;
}
