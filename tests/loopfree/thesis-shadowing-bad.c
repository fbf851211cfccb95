//@ property: overflow
//@ verdict: violated
//@ inputs: 2147483647 1
/* Two equal sums: the second fails for the same inputs as the first. Arithmetic goes on with the wrapped value,
   so that both are faults here. */
extern int __VERIFIER_nondet_int(void);

static void foo(int x, int y) {
  int a = x + y; //@ violated: overflow
  int b = x + y; //@ violated: overflow
  (void)a;
  (void)b;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  foo(x, y);
  return 0;
}
