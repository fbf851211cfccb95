// Textbook loops: float counters.
extern float nondet_float(void);
extern double nondet_double(void);
int main(void) {
  int n = 0;
  for (float f = 0.0f; f < 10.0f; f += 0.5f) n++; //@ terminating
  for (float g = 16777216.0f; g < 16777220.0f; g += 1.0f) n++; //@ nonterminating
  double x = nondet_double();
  while (x > 1.0) x /= 2.0; //@ terminating
  return n;
}
