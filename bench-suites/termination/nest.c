// Loops in loops: rectangles, triangles, inner bounds and steps that depend on outer variables.
int rectangle(int n, int m) {
  int s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j < m; j++) //@ terminating
      s ^= i ^ j;
  return s;
}
int triangle(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j < i; j++) //@ terminating
      s ^= j;
  return s;
}
int upper(int n) {
  int s = 0;
  for (int i = n; i > 0; i--) //@ terminating
    for (int j = i; j < n; j++) //@ terminating
      s ^= j;
  return s;
}
int cube(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j < n; j++) //@ terminating
      for (int k = 0; k < n; k++) //@ terminating
        s ^= i ^ j ^ k;
  return s;
}
int shared(int n) {
  int i = 0, s = 0;
  while (i < n) { //@ terminating
    while (i < n && (i & 7) != 7) { //@ terminating
      i++;
      s ^= i;
    }
    if (i < n) i++;
  }
  return s;
}
int inner_moves_outer(int n) {
  int i = 0;
  if (n > 1000000) n = 1000000;
  while (i < n) { //@ terminating
    int j = 0;
    do { //@ terminating
      i++;
      j++;
    } while (j < 3 && i < n);
  }
  return i;
}
int strides(int n) {
  int s = 0;
  if (n > 1 << 20) n = 1 << 20;
  for (int step = 1; step < n; step *= 2) //@ terminating
    for (int i = 0; i < n; i += step) //@ terminating
      s ^= i;
  return s;
}
int sieve(void) {
  static char composite[200];
  int primes = 0;
  for (int i = 2; i < 200; i++) { //@ terminating
    if (composite[i]) continue;
    primes++;
    for (int j = i + i; j < 200; j += i) //@ terminating
      composite[j] = 1;
  }
  return primes;
}
int breaks_out(int n) {
  int i, j = 0;
  for (i = 0; i < n; i++) { //@ terminating
    for (j = 0; j < n; j++) //@ terminating
      if (i * 31 + j == 1000) goto found;
  }
found:
  return i ^ j;
}
int decreasing_inner(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i < 100; i++) { //@ terminating
    unsigned m = n;
    while (m) { //@ terminating
      s ^= m;
      m >>= 1;
    }
  }
  return (int)s;
}
int inner_forever(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    unsigned j = 3;
    while (j <= 3) //@ nonterminating
      s ^= (int)(j = (j + 1) & 3);
  }
  return s;
}
int outer_reset(int n) {
  int i = 0;
  if (n < 5) return 0;
  while (i < n) { //@ nonterminating
    for (int j = 0; j < 3; j++) //@ terminating
      i++;
    i = 0;
  }
  return i;
}
int outer_does_not_move(int n, int m) {
  int s = 0;
  for (int i = 0; i < n;) //@ nonterminating
    for (int j = 0; j < m; j++) //@ terminating
      s ^= j;
  return s;
}
int wrong_variable(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { //@ nonterminating
    for (i = 0; i < 2; i++) //@ terminating
      s ^= i;
  }
  return s;
}
int matrix_walk(void) {
  static int grid[8][8];
  int s = 0;
  for (int r = 0; r < 8; r++) { //@ terminating
    for (int c = 7; c >= 0; c--) { //@ terminating
      if (grid[r][c] > 10) break;
      s += grid[r][c] & 15;
    }
  }
  return s;
}
int queens_like(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { //@ terminating
    int j = i;
    while (j > 0) { //@ terminating
      int k = j;
      while (k < n) { //@ terminating
        if ((k ^ j) == s) break;
        k++;
      }
      j--;
      s ^= k;
    }
  }
  return s;
}
