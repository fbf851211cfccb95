//@ property: uninit
//@ verdict: safe
/* A variable that one of the paths leaves without a value. */
extern int __VERIFIER_nondet_int(void);

static int decide(int x) {
  int r = 0;
  if (x > 0)
    r = 1;
  else if (x < 0)
    r = -1;
  if (r > 0)
    return 1;
  return 0;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int d = decide(x);
  return d == 2;
}
