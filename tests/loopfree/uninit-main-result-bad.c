//@ property: uninit
//@ verdict: violated
//@ native: silent (the memory sanitizer does not check the result of main)
//@ inputs: 3
/* The exit status of the program. */
extern int __VERIFIER_nondet_int(void);

static void status(int x, int *rc) {
  if (x < 0)
    *rc = 0;
  else if (x != 3)
    *rc = 0;
}

int main(void) {
  int rc;
  int x = __VERIFIER_nondet_int();
  status(x, &rc);
  return rc; //@ violated: uninit
}
