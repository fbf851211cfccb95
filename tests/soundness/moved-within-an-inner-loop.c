/* The inner loop only moves elements; the outer one puts another one in between. */
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
    for (int j = 0; j + 1 < n; j++) {
      int t = a[j];
      a[j] = a[j + 1];
      a[j + 1] = t;
    }
    if (i == 2) a[i] = n + 3;
  }
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
