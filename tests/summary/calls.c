// Functions with loops that are called several times, also from loops; memory of the caller.
extern int __VERIFIER_nondet_int(void);
static int total;
static int count(const int *a, int n, int what) {
  int found = 0;
  for (int i = 0; i < n; i++)
    if (a[i] == what) found++;
  return found;
}
static void fill(int *a, int n, int from) {
  for (int i = 0; i < n; i++) a[i] = (from + i) % 3;
}
int main(void) {
  int a[9], b[4], from = __VERIFIER_nondet_int();
  if (from < 0 || from > 100) from = 1;
  fill(a, 9, from);
  fill(b, 4, from / 2);
  for (int what = 0; what < 3; what++) total += count(a, 9, what) * (what + 1) + count(b, 4, what);
  return total;
}
