//@ property: uninit
//@ verdict: violated
//@ inputs: 0
/* A variable that one of the paths leaves without a value. */
extern int __VERIFIER_nondet_int(void);

static int decide(int x) {
  int r;
  if (x > 0)
    r = 1;
  else if (x < 0)
    r = -1;
  if (r > 0) //@ violated: uninit
    return 1;
  return 0;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int d = decide(x);
  return d == 2;
}
