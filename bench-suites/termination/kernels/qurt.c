// Roots of a quadratic, with a square root by iteration.
extern int nondet_int(void);
static float root(float value) {
  float x = value / 10, step;
  int done = 0;
  if (value == 0) return 0;
  for (int i = 1; i < 20; i++) { //@ terminating
    if (!done) {
      step = (value - x * x) / (2 * x);
      x = x + step;
      if (step < 0.001f && step > -0.001f) done = 1;
    }
  }
  return x;
}
int main(void) {
  float a = 1, b = (float)(nondet_int() & 15), c = 2, x1 = 0;
  float d = b * b - 4 * a * c;
  if (d > 0) x1 = (-b + root(d)) / (2 * a);
  return x1 > 0;
}
