/* Division leaves half of a number or less, unless it is by one. */
extern unsigned nondet_uint(void);

int main(void) {
  char digits[32];
  unsigned u = nondet_uint(), base = nondet_uint() % 36;
  int n = 0;
  if (base == 0) return 0;
  while (u != 0 && n < 64) {
    digits[n++] = 'x'; //@ violated: deref
    u /= base;
  }
  return digits[0];
}
