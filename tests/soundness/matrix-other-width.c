/* Rows are addressed with one width and allocated with another one that is the same only where the test was made. */
#include <stdlib.h>
extern int nondet_int(void);

struct grid {
  int rows, cols;
  int *cell;
};

int main(void) {
  struct grid g;
  g.rows = nondet_int();
  g.cols = nondet_int();
  if (g.rows < 1 || g.rows > 50 || g.cols < 1 || g.cols > 50)
    return 0;
  g.cell = malloc((size_t)g.rows * g.cols * sizeof *g.cell);
  if (!g.cell)
    return 1;
  for (int r = 0; r < g.rows; r++) {
    for (int c = 0; c < g.cols; c++)
      g.cell[r * g.cols + c] = 0; //@ violated: deref
    if (nondet_int() == 3)
      g.cols++;
  }
  return 0;
}
