// Textbook loops: calls of calls.
struct tree { struct tree *l, *r; int k; };
extern int nondet_int(void);
static struct tree pool[15];
static int size(const struct tree *t, int d) { return d == 0 || !t ? 0 : 1 + size(t->l, d - 1) + size(t->r, d - 1); } //@ terminating
static int pow2(int n) { if (n <= 0) return 1; return 2 * pow2(n - 1); } //@ terminating
static unsigned digits(unsigned n) { return n < 10 ? 1 : 1 + digits(n / 10); } //@ terminating
static void perm(int *a, int k, int n) { //@ terminating
  if (k == n) return;
  for (int i = k; i < n; i++) { //@ terminating
    int t = a[k]; a[k] = a[i]; a[i] = t;
    perm(a, k + 1, n);
    t = a[k]; a[k] = a[i]; a[i] = t;
  }
}
static int loops(int n) { return n == 3 ? 0 : loops(n + 2); } //@ nonterminating
int main(void) {
  int a[4] = {1, 2, 3, 4};
  for (int i = 0; i < 7; i++) { pool[i].l = &pool[2 * i + 1]; pool[i].r = &pool[2 * i + 2]; } //@ terminating
  perm(a, 0, 4);
  return size(pool, 6) + pow2(nondet_int()) + (int)digits((unsigned)nondet_int()) + loops(nondet_int());
}
