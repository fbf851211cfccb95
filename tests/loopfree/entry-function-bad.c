//@ property: arithmetic
//@ flags: --entry scale
//@ verdict: violated
//@ inputs: 7 0
/* The function is analysed on its own, with any arguments; main serves for running it natively. */
extern int __VERIFIER_nondet_int(void);

static int in_range(int x, int lo, int hi) {
  return lo <= x && x <= hi;
}

int scale(int value, int percent) {
  if (!in_range(value, -10000, 10000))
    return 0;
  if (!in_range(percent, 0, 1000))
    return 0;
  int scaled = value * percent;
  return scaled / percent; //@ violated: div
}

int main(void) {
  int value = __VERIFIER_nondet_int();
  int percent = __VERIFIER_nondet_int();
  int r = scale(value, percent);
  return r == 12345678;
}
