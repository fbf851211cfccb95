//@ property: unreachable
//@ verdict: violated
//@ inputs: 11
/* The default of a switch over all values of a masked number is marked unreachable. */
extern unsigned int __VERIFIER_nondet_uint(void);

static int quarter(unsigned month) {
  switch (month & 11) {
  case 0:
    return 10;
  case 1:
    return 11;
  case 2:
    return 12;
  case 3:
    return 13;
  case 8:
    return 14;
  case 9:
    return 15;
  case 10:
    return 16;
  default:
    __builtin_unreachable(); //@ violated: unreachable
  }
}

int main(void) {
  unsigned month = __VERIFIER_nondet_uint();
  int q = quarter(month);
  if (q < 10)
    return 1;
  return 0;
}
