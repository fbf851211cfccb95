// Textbook loops: float halving.
extern double nondet_double(void);
int main(void) {
  double x = nondet_double();
  if (!(x <= 1000000.0)) return 0;
  while (x > 1.0) x /= 2.0; //@ terminating
  double eps = 1.0;
  while (1.0 + eps > 1.0) eps /= 2.0; //@ terminating
  double g = 2.0, r = 0.0;
  int it = 0;
  while (g != r && it < 50) { r = g; g = 0.5 * (g + 2.0 / g); it++; } //@ terminating
  return it;
}
