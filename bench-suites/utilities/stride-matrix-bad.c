#include <stdio.h>
#include <stdlib.h>

/* Sums of rows and columns of a matrix whose size comes first. */
int main(void) {
  int rows, columns;
  if (scanf("%d %d", &rows, &columns) != 2)
    return 1;
  if (rows < 1 || rows > 100 || columns < 1 || columns > 100)
    return 1;
  short *m = malloc((size_t)rows * columns * sizeof *m);
  int *row_sum = calloc((size_t)rows, sizeof *row_sum);
  int *column_sum = calloc((size_t)columns, sizeof *column_sum);
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) {
      short v;
      if (scanf("%hd", &v) != 1)
        v = 0;
      m[r * columns + c] = v;
    }
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) {
      row_sum[r] ^= m[r * columns + c + 1]; //@ violated: deref
      column_sum[c] ^= m[r * columns + c];
    }
  for (int r = 0; r < rows; r++)
    printf("row %d: %d\n", r, row_sum[r]);
  for (int c = 0; c < columns; c++)
    printf("column %d: %d\n", c, column_sum[c]);
  free(column_sum);
  free(row_sum);
  free(m);
  return 0;
}
