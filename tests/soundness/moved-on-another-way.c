/* What is put among the elements equals one that was read on another way only. */
extern int nondet_int(void);
static int a[8], hist[10];

int main(void) {
  int n = 0;
  while (n < 8) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  for (int i = 0; i + 1 < n; i++) {
    int t = 12;
    if (nondet_int()) {
      t = a[i];
      a[i] = a[i + 1];
    }
    a[i + 1] = t;
  }
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
