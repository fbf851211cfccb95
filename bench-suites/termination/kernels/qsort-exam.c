// Quicksort of twenty numbers with explicit bounds.
extern int nondet_int(void);
static int a[21];
int main(void) {
  int l = 1, ir = 20, rounds = 0;
  for (int i = 1; i <= 20; i++) //@ terminating
    a[i] = nondet_int();
  while (rounds < 60) { //@ terminating
    if (ir - l < 7) {
      for (int j = l + 1; j <= ir && j <= 20; j++) { //@ terminating
        int x = a[j], i;
        for (i = j - 1; i >= l && i > 0; i--) { //@ terminating
          if (a[i] <= x) break;
          a[i + 1] = a[i];
        }
        if (i >= 0 && i < 20) a[i + 1] = x;
      }
      break;
    }
    int i = l, j = ir, pivot = a[(l + ir) >> 1];
    while (i < j) { //@ terminating
      do //@ terminating
        i++;
      while (i < 20 && a[i] < pivot);
      do //@ terminating
        j--;
      while (j > 1 && a[j] > pivot);
      if (i < 1 || i > 20 || j < 1 || j > 20) break;
      if (i < j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
      }
    }
    if (j > l && j <= 20) ir = j;
    else l = l < 20 ? l + 1 : 20;
    rounds++;
  }
  return a[1] & 1;
}
