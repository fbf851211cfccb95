// Square roots: by digits, and by iteration with a limit.
extern unsigned nondet_uint(void);
static unsigned by_digits(unsigned x) {
  unsigned root = 0, bit = 1u << 30;
  while (bit > x) //@ terminating
    bit >>= 2;
  while (bit != 0) { //@ terminating
    if (x >= root + bit) {
      x -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
    bit >>= 2;
  }
  return root;
}
static float by_newton(float value) {
  float x = value / 2;
  for (int i = 0; i < 19; i++) { //@ terminating
    if (x == 0) break;
    x = (x + value / x) / 2;
  }
  return x;
}
int main(void) {
  unsigned n = nondet_uint() & 0xffff;
  return by_digits(n) > 10 && by_newton((float)n) > 10;
}
