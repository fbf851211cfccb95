// The k-th smallest of twenty numbers.
extern int nondet_int(void);
static int a[20];
int main(void) {
  int k = 10, lo = 0, hi = 19;
  for (int i = 0; i < 20; i++) //@ terminating
    a[i] = nondet_int();
  while (lo < hi) { //@ terminating
    int pivot = a[hi], i = lo;
    for (int j = lo; j < hi; j++) { //@ terminating
      if (a[j] <= pivot) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        i++;
      }
    }
    int t = a[i];
    a[i] = a[hi];
    a[hi] = t;
    if (i == k) break;
    if (i < k) lo = i + 1;
    else hi = i - 1;
  }
  return a[k] & 1;
}
