// Textbook loops: two pointers.
extern int nondet_int(void);
struct item { int key, val; };
static struct item tab[20];
static int *lower(int *lo, int *hi, int k) {
  while (lo < hi) { //@ terminating
    int *m = lo + (hi - lo) / 2;
    if (*m < k) lo = m + 1; else hi = m;
  }
  return lo;
}
int main(void) {
  int a[50], n = 0;
  for (int *p = a; p != a + 50; p++) *p = nondet_int(); //@ terminating
  for (int *p = a + 50; p-- != a;) n += *p; //@ terminating
  for (struct item *t = tab; t < tab + 20; ++t) { //@ terminating
    t->key = nondet_int();
    for (struct item *u = tab; u != t; ++u) if (u->key == t->key) { t->key = 0; break; } //@ terminating
  }
  int *l = a, *r = a + 49;
  while (l < r) { //@ terminating
    while (l < r && *l <= 0) l++; //@ terminating
    while (l < r && *r > 0) r--; //@ terminating
    if (l < r) { int t = *l; *l = *r; *r = t; }
  }
  return n + (int)(lower(a, a + 50, 3) - a);
}
