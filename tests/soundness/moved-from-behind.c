/* What comes into the first n elements lay behind them, where anything may lie. */
extern int nondet_int(void);
static int a[9], hist[10];

int main(void) {
  int n = 0;
  a[8] = 40;
  while (n < 8) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  for (int i = 0; i < n; i++) a[i] = a[i + 1];
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
