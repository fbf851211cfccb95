/* The last byte of each row is zero, but one step of the second loop writes there: the row runs into the next one. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char canvas[6][11];
  int magic = 0, x;
  for (int r = 0; r < 6; r++) {
    memset(canvas[r], ' ', 10);
    canvas[r][10] = '\0';
  }
  if (scanf("%d", &magic) != 1) return 1;
  for (int y = 0; y < 5; y++) {
    if (scanf("%d", &x) != 1 || x < 0 || x > 9) break;
    canvas[y][magic == 123456789 && y == 4 ? x + 1 : x] = '#';
  }
  for (int r = 0; r < 6; r++) assert(strlen(canvas[r]) <= 10); //@ violated: assert
  return 0;
}
