//@ verdict: violated
//@ pattern: csv
//@ inputs: 0
// buffer: 64, on the stack
// The mean of each column over up to 64 rows of four columns, where fields may be empty. A column without
// any field has no mean.
extern short __VERIFIER_nondet_short(void);
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

#define ROWS 64
#define COLUMNS 4

struct column {
  int sum;
  int filled;
  int highest;
};

static int read_rows(short *cell, unsigned char *filled, int rows) {
  int n = 0;
  for (int i = 0; i < rows * COLUMNS; i++) {
    filled[i] = __VERIFIER_nondet_bool();
    cell[i] = 0;
    if (filled[i]) {
      cell[i] = __VERIFIER_nondet_short();
      n++;
    }
  }
  return n;
}

static struct column scan(const short *cell, const unsigned char *filled, int rows, int c) {
  struct column k = {0, 0, -32768};
  for (int at = c; at < rows * COLUMNS; at += COLUMNS) {
    if (!filled[at])
      continue;
    k.sum += cell[at];
    k.filled++;
    if (cell[at] > k.highest)
      k.highest = cell[at];
  }
  return k;
}

static int mean(struct column k) {
  return k.sum / k.filled; //@ violated: div
}

static int above(const short *cell, const unsigned char *filled, int rows, int c, int limit) {
  int n = 0;
  for (int r = 0; r < rows; r++) {
    int at = r * COLUMNS + c;
    if (filled[at] && cell[at] > limit)
      n++;
  }
  return n;
}

int main(void) {
  short cell[ROWS * COLUMNS];
  unsigned char filled[ROWS * COLUMNS];
  int rows = __VERIFIER_nondet_int();
  int all, high = 0;

  if (rows < 0 || rows > ROWS)
    return 0;
  all = read_rows(cell, filled, rows);
  for (int c = 0; c < COLUMNS; c++) {
    struct column k = scan(cell, filled, rows, c);
    int m = mean(k);
    int n = above(cell, filled, rows, c, m);
    if (n > k.filled)
      return 1;
    if (k.filled > 0 && m > k.highest)
      return 2;
    high += n;
  }
  return high > all;
}
