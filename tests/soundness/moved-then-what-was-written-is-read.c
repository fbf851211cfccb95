/* A value is stored first and read back later: that it lies there does not make it one of the elements. */
extern int nondet_int(void);
static int a[200], hist[10];

int main(void) {
  int n = 0;
  while (n < 200) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  for (int i = 0; i + 1 < n; i++) {
    int t = a[i];
    int v = nondet_int();
    a[i] = v / 1000 == 50505 && v % 1000 == 51 ? v : t;
    int u = a[i];
    a[i + 1] = u;
    a[i] = t;
  }
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
