// Decomposition of a matrix and substitution, in integers.
extern int nondet_int(void);
static int a[6][6], b[6], x[6], y[6];
int main(void) {
  for (int i = 0; i < 6; i++) { //@ terminating
    for (int j = 0; j < 6; j++) //@ terminating
      a[i][j] = (nondet_int() & 15) + 1;
    b[i] = i;
  }
  for (int i = 0; i < 5; i++) { //@ terminating
    for (int j = i + 1; j < 6; j++) { //@ terminating
      int w = a[j][i];
      for (int k = 0; k < i; k++) //@ terminating
        w = (w - a[j][k] * a[k][i]) & 0xff;
      a[j][i] = w;
    }
  }
  y[0] = b[0];
  for (int i = 1; i < 6; i++) { //@ terminating
    int w = b[i];
    for (int j = 0; j < i; j++) //@ terminating
      w = (w - a[i][j] * y[j]) & 0xff;
    y[i] = w;
  }
  for (int i = 4; i >= 0; i--) { //@ terminating
    int w = y[i];
    for (int j = i + 1; j < 6; j++) //@ terminating
      w = (w - a[i][j] * x[j]) & 0xff;
    x[i] = w;
  }
  return x[0] & 1;
}
