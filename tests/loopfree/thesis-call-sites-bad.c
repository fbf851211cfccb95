//@ property: div
//@ verdict: violated
//@ inputs: 1
/* One division, called safely and unsafely from the same function (call-site-sensitive contexts). */
extern int __VERIFIER_nondet_int(void);

static unsigned g(unsigned x) {
  return 10u / x; //@ violated: div
}

static unsigned f(void) {
  unsigned a = g(4);
  unsigned b = g(0);
  return a + b;
}

int main(void) {
  int run = __VERIFIER_nondet_int();
  unsigned s = 0;
  if (run == 1)
    s = f();
  return s == 100;
}
