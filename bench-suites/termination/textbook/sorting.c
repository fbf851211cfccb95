// Textbook loops: sorting.
extern int nondet_int(void);
int a[64];
int main(void) {
  int n = 64;
  for (int i = 0; i < n; i++) a[i] = nondet_int(); //@ terminating
  for (int i = 1; i < n; i++) { //@ terminating
    int k = a[i], j = i - 1;
    while (j >= 0 && a[j] > k) { a[j + 1] = a[j]; j--; } //@ terminating
    a[j + 1] = k;
  }
  for (int gap = n / 2; gap > 0; gap /= 2) //@ terminating
    for (int i = gap; i < n; i++) { //@ terminating
      int t = a[i], j;
      for (j = i; j >= gap && a[j - gap] > t; j -= gap) a[j] = a[j - gap]; //@ terminating
      a[j] = t;
    }
  int swapped;
  int end = n;
  do { //@ terminating
    swapped = 0;
    for (int i = 1; i < end; i++) //@ terminating
      if (a[i - 1] > a[i]) { int t = a[i]; a[i] = a[i - 1]; a[i - 1] = t; swapped = 1; }
    end--;
  } while (swapped && end > 1);
  return 0;
}
