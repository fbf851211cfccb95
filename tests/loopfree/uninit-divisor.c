//@ property: uninit
//@ verdict: safe
/* The divisor is set by a function that may refuse to. */
extern int __VERIFIER_nondet_int(void);

static int get_scale(int sel, int *out) {
  if (sel == 1) {
    *out = 10;
    return 1;
  }
  if (sel == 2) {
    *out = 100;
    return 1;
  }
  return 0;
}

int main(void) {
  int sel = __VERIFIER_nondet_int();
  int x = __VERIFIER_nondet_int();
  int scale;
  int q = 0;
  if (get_scale(sel, &scale))
    q = x / scale;
  (void)q;
  return 0;
}
