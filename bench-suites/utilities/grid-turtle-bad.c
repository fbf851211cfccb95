#include <stdio.h>
#include <string.h>

/* A turtle that draws on a canvas: letters l r u d move it, it stops at the edge. */
#define COLS 30
#define ROWS 10

int main(void) {
  char canvas[ROWS][COLS + 1];
  int x = COLS / 2, y = ROWS / 2;
  int c;
  for (int r = 0; r < ROWS; r++) {
    memset(canvas[r], ' ', COLS);
    canvas[r][COLS] = '\0';
  }
  while ((c = getchar()) != EOF) {
    if (c == 'l' && x > 0)
      x--;
    else if (c == 'r' && x < COLS - 1)
      x++;
    else if (c == 'u' && y > 0)
      y--;
    else if (c == 'd' && y < ROWS)
      y++;
    else
      continue;
    canvas[y][x] = '#'; //@ violated: deref
  }
  for (int r = 0; r < ROWS; r++)
    puts(canvas[r]);
  return 0;
}
