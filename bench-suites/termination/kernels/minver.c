// Inverts a matrix with a search for the pivot, in integers.
extern int nondet_int(void);
static int a[3][3], work[3];
int main(void) {
  for (int i = 0; i < 3; i++) { //@ terminating
    for (int j = 0; j < 3; j++) //@ terminating
      a[i][j] = nondet_int() & 63;
    work[i] = i;
  }
  for (int k = 0; k < 3; k++) { //@ terminating
    int r = k, best = 0;
    for (int i = k; i < 3; i++) { //@ terminating
      if (a[i][k] > best) {
        best = a[i][k];
        r = i;
      }
    }
    if (best == 0) return 1;
    if (r != k) {
      for (int j = 0; j < 3; j++) { //@ terminating
        int t = a[k][j];
        a[k][j] = a[r][j];
        a[r][j] = t;
      }
    }
    for (int i = 0; i < 3; i++) //@ terminating
      if (i != k)
        for (int j = 0; j < 3; j++) //@ terminating
          a[i][j] = (a[i][j] - a[k][j]) & 63;
  }
  int i = 0;
  while (i < 3) { //@ terminating
    if (work[i] == i) i++;
    else work[i] = i;
  }
  return a[0][0] & 1;
}
