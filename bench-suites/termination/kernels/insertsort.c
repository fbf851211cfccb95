// Insertion sort with a sentinel.
extern int nondet_int(void);
static int a[11];
int main(void) {
  for (int i = 1; i < 11; i++) //@ terminating
    a[i] = nondet_int();
  a[0] = -2147483647 - 1;
  int i = 2;
  while (i <= 10) { //@ terminating
    int j = i;
    while (j > 0 && a[j] < a[j - 1]) { //@ terminating
      int t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
      j--;
    }
    i++;
  }
  return a[1] & 1;
}
