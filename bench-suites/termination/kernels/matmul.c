// Multiplies two matrices.
extern int nondet_int(void);
static int a[10][10], b[10][10], c[10][10];
int main(void) {
  for (int i = 0; i < 10; i++) //@ terminating
    for (int j = 0; j < 10; j++) { //@ terminating
      a[i][j] = nondet_int() & 255;
      b[i][j] = nondet_int() & 255;
    }
  for (int i = 0; i < 10; i++) //@ terminating
    for (int j = 0; j < 10; j++) { //@ terminating
      c[i][j] = 0;
      for (int k = 0; k < 10; k++) //@ terminating
        c[i][j] += a[i][k] * b[k][j];
    }
  return c[9][9] & 1;
}
