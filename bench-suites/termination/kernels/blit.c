// Copies a rectangle of bits between bitmaps.
extern int nondet_int(void);
static unsigned source[16][4], target[16][4];
static void blit(int x, int y, int width, int height) {
  for (int row = 0; row < height; row++) { //@ terminating
    int column = 0;
    while (column < width) { //@ terminating
      int from = column & 31, to = (x + column) & 31;
      unsigned bit = (source[row & 15][(column >> 5) & 3] >> from) & 1;
      target[(y + row) & 15][((x + column) >> 5) & 3] |= bit << to;
      column++;
    }
  }
}
int main(void) {
  for (int i = 0; i < 16; i++) //@ terminating
    for (int j = 0; j < 4; j++) //@ terminating
      source[i][j] = (unsigned)nondet_int();
  blit(nondet_int() & 31, nondet_int() & 7, nondet_int() & 63, nondet_int() & 7);
  return (int)(target[3][1] & 1);
}
