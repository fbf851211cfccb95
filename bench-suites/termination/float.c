// Floating-point counters.
int tenths(void) {
  int n = 0;
  for (float x = 0; x < 10; x += 0.1f) //@ terminating
    n++;
  return n;
}
int doubles_down(void) {
  int n = 0;
  for (double x = 100; x > 0; x -= 0.25) //@ terminating
    n++;
  return n;
}
int halves(double x) {
  int n = 0;
  if (!(x < 1e6)) return 0;
  while (x > 1e-3) { //@ terminating
    x /= 2;
    n++;
  }
  return n;
}
int never_exact(void) {
  int n = 0;
  for (float x = 0; x != 1.0f; x += 0.1f) //@ nonterminating
    n ^= 1;
  return n;
}
int too_small(void) {
  int n = 0;
  for (float x = 16777000.0f; x < 20000000.0f; x += 1.0f) //@ nonterminating
    n ^= 1;
  return n;
}
int not_a_number(float x) {
  int n = 0;
  while (!(x > 10)) { //@ nonterminating
    x = x * 2;
    n ^= 1;
  }
  return n;
}
int grid(void) {
  int n = 0;
  for (float x = 0; x < 2; x += 0.5f) //@ terminating
    for (float y = 0; y < 2; y += 0.5f) //@ terminating
      n++;
  return n;
}
int newton(void) {
  float x = 2.0f;
  int n = 0;
  while (n < 20) { //@ terminating
    float next = 0.5f * (x + 2.0f / x);
    if (next == x) break;
    x = next;
    n++;
  }
  return n;
}
