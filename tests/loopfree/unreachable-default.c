//@ property: unreachable
//@ verdict: safe
/* The default of a switch over all values of a masked number is marked unreachable. */
extern unsigned int __VERIFIER_nondet_uint(void);

static int quarter(unsigned month) {
  switch (month & 3) {
  case 0:
    return 10;
  case 1:
    return 11;
  case 2:
    return 12;
  case 3:
    return 13;
  default:
    __builtin_unreachable();
  }
}

int main(void) {
  unsigned month = __VERIFIER_nondet_uint();
  int q = quarter(month);
  if (q < 10)
    return 1;
  return 0;
}
