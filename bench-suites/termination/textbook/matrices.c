// Textbook loops: matrices.
extern int nondet_int(void);
int A[12][12], B[12][12], C[12][12];
int main(void) {
  int n = nondet_int();
  if (n < 0 || n > 12) return 1;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j < n; j++) { //@ terminating
      C[i][j] = 0;
      for (int k = 0; k < n; k++) C[i][j] += A[i][k] * B[k][j]; //@ terminating
    }
  int r = 0, c = 0, d = 0;
  while (r < n) { //@ terminating
    c = 0;
    while (c < n) { //@ terminating
      d += C[r][c];
      ++c;
    }
    ++r;
  }
  for (int i = 0; i < n; ++i) { //@ terminating
    int p = i;
    for (int j = i + 1; j < n; ++j) if (C[j][i] > C[p][i]) p = j; //@ terminating
    if (p != i) for (int j = 0; j < n; ++j) { int t = C[i][j]; C[i][j] = C[p][j]; C[p][j] = t; } //@ terminating
  }
  return d;
}
