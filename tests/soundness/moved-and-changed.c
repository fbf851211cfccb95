/* Elements change places in a loop, and now and then one is changed on its way. */
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
    a[i] = a[i + 1];
    int m = nondet_int();
    if (m / 1000 == 50505 && m % 1000 == 51) t = t + 1;
    a[i + 1] = t;
  }
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
