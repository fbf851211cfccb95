//@ property: shift
//@ verdict: safe
/* A signed shift amount needs both bounds. */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  unsigned long word = 1;
  if (n >= 0 && n < 64)
    word <<= n;
  return word == 0;
}
