//@ verdict: safe
/* A table is walked row by row with one pointer, and with one number. */
#include <stdlib.h>
#include <stdio.h>
int main(int argc, char **argv)
{
  int rows = argc > 1 ? atoi(argv[1]) : 3, cols = argc > 2 ? atoi(argv[2]) : 4;
  if (rows < 1 || rows > 100 || cols < 1 || cols > 100) return 1;
  double *v = calloc((size_t)rows * (size_t)cols, sizeof *v);
  if (!v) return 1;
  double *p = v;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++)
      *p++ = i * j;
  int n = 0;
  double s = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++)
      s += v[n++];
  printf("%f\n", s);
  free(v);
  return 0;
}
