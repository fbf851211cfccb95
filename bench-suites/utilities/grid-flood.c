#include <stdio.h>

/* Fills an area of a map from a start point with an explicit stack. */
#define W 20
#define H 12

static char map[H][W];
static short stack[W * H];

static unsigned fill(int x, int y) {
  int depth = 0;
  unsigned area = 0;
  if (map[y][x] != '.')
    return 0;
  map[y][x] = '*';
  stack[depth++] = (short)(y * W + x);
  while (depth > 0) {
    int at = stack[--depth];
    int cx = at % W, cy = at / W;
    static const int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
    area++;
    for (int d = 0; d < 4; d++) {
      int nx = cx + dx[d], ny = cy + dy[d];
      if (nx < 0 || nx >= W || ny < 0 || ny >= H || map[ny][nx] != '.')
        continue;
      if (depth >= W * H)
        return area;
      map[ny][nx] = '*';
      stack[depth++] = (short)(ny * W + nx);
    }
  }
  return area;
}

int main(void) {
  int x, y;
  if (scanf("%d %d", &x, &y) != 2 || x < 0 || x >= W || y < 0 || y >= H)
    return 1;
  for (int r = 0; r < H; r++)
    for (int c = 0; c < W; c++) {
      int ch = getchar();
      map[r][c] = ch == '#' ? '#' : '.';
    }
  printf("%u\n", fill(x, y));
  return 0;
}
