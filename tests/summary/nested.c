// Loops in loops, with break and continue.
extern int __VERIFIER_nondet_int(void);
static int grid[6][5];
int main(void) {
  int rows = __VERIFIER_nondet_int(), stop = __VERIFIER_nondet_int(), found = 0;
  if (rows < 0 || rows > 6) rows = 4;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < 5; j++) {
      if (j == stop) continue;
      grid[i][j] = i + j;
    }
  for (int i = 0; i < rows; i++) {
    int j = 0;
    while (j < 5) {
      if (grid[i][j] == 4) {
        found = i * 8 + j;
        break;
      }
      j++;
    }
  }
  return found;
}
