//@ verdict: violated
//@ pattern: stride
//@ inputs: 17 2
// buffer: 4096, function parameter
// A table is kept flat; columns are summed with the row width as the stride. The width is an input, only
// whole rows are visited.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define CELLS 4096

static void fill(int *cells, int n, int seed) {
  int v = seed;
  for (int i = 0; i < n; i++) {
    cells[i] = v;
    v = (v * 31 + 7) % 1009;
  }
}

static long column_sum(const int *cells, int width, int rows, int col) {
  long sum = 0;
  int at = col;
  for (int r = 0; r < rows; r++) {
    sum += cells[at]; //@ violated: deref
    at += width;
  }
  return sum;
}

static long row_sum(const int *cells, int width, int row) {
  const int *p = cells + row * width;
  const int *end = p + width;
  long sum = 0;
  while (p < end)
    sum += *p++;
  return sum;
}

static int whole_rows(int width) {
  return (CELLS + width - 1) / width;
}

static long all_columns(const int *cells, int width) {
  long sum = 0;
  int rows = whole_rows(width);
  for (int col = 0; col < width; col++)
    sum += column_sum(cells, width, rows, col);
  return sum;
}

// The rows are added from the last one to the first one.
static long all_rows(const int *cells, int width) {
  long sum = 0;
  for (int row = CELLS / width - 1; row >= 0; row--)
    sum += row_sum(cells, width, row);
  return sum;
}

int main(void) {
  int *cells = malloc(CELLS * sizeof *cells);
  int width = __VERIFIER_nondet_int();
  int seed = __VERIFIER_nondet_int();
  long a, b;

  if (cells == NULL)
    return 1;
  if (width < 1 || width > 64 || seed < 0 || seed > 1008) {
    free(cells);
    return 0;
  }
  fill(cells, CELLS, seed);
  if (column_sum(cells, width, 1, width - 1) < 0) {
    free(cells);
    return 2;
  }
  a = all_columns(cells, width);
  b = all_rows(cells, width);
  free(cells);
  return a != b;
}
