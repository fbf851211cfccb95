/* Each element goes one place on, and into the first place comes what no element was. */
extern int nondet_int(void);
static int a[8], hist[10];

int main(void) {
  int n = 0, carried = 25;
  while (n < 8) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    a[n++] = x;
  }
  for (int i = 0; i < n; i++) {
    int x = a[i];
    a[i] = carried;
    carried = x;
  }
  for (int i = 0; i < n; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
