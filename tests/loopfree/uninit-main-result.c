//@ property: uninit
//@ verdict: safe
/* The exit status of the program. */
extern int __VERIFIER_nondet_int(void);

static void status(int x, int *rc) {
  if (x < 0)
    *rc = 0;
  else
    *rc = 0;
}

int main(void) {
  int rc;
  int x = __VERIFIER_nondet_int();
  status(x, &rc);
  return rc;
}
