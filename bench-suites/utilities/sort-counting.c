#include <stdio.h>

/* Counting sort of marks between 0 and 50. */
#define TOP 50

int main(void) {
  int marks[200], sorted[200];
  int count[TOP + 2] = {0};
  int n = 0, v;
  while (n < 200 && scanf("%d", &v) == 1) {
    if (v < 0 || v > TOP)
      continue;
    marks[n++] = v;
  }
  int o = 0;
  for (int i = 0; i < n; i++)
    count[marks[i]]++;
  for (int m = 0; m <= TOP; m++)
    for (int k = count[m]; k > 0 && o < n; k--)
      sorted[o++] = m;
  for (int i = 0; i < o; i++)
    printf("%d ", sorted[i]);
  putchar('\n');
  return 0;
}
