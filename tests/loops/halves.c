//@ verdict: violated
/* Digits of a number in any base. */
extern unsigned __VERIFIER_nondet_uint(void);

void digits_of_any_base(void) {
  char digits[33];
  unsigned u = __VERIFIER_nondet_uint(), base = __VERIFIER_nondet_uint();
  if (base < 2 || base > 36) return;
  char *p = digits + 32;
  *p = 0;
  do {
    *--p = (char)('0' + u % base);
    u /= base;
  } while (u != 0);
}

void one_digit_too_many(void) {
  char digits[32];
  unsigned u = __VERIFIER_nondet_uint(), base = __VERIFIER_nondet_uint();
  if (base < 2 || base > 36) return;
  int n = 0;
  digits[n++] = '-';
  do {
    digits[n++] = (char)('0' + u % base); //@ violated: deref
    u /= base;
  } while (u != 0);
}
