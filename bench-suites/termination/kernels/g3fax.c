// Decodes runs of white and black into lines of a page.
extern unsigned nondet_uint(void);
static unsigned char page[8][108];
static unsigned bits, count;
static unsigned next_bit(void) {
  if (count == 0) {
    bits = nondet_uint();
    count = 32;
  }
  unsigned bit = bits & 1;
  bits >>= 1;
  count--;
  return bit;
}
static int run_length(void) {
  int length = 0;
  for (int i = 0; i < 6; i++) { //@ terminating
    length = length * 2 + (int)next_bit();
    if (length == 0) break;
  }
  return length + 1;
}
int main(void) {
  for (int line = 0; line < 8; line++) { //@ terminating
    int column = 0, color = 0;
    while (column < 864) { //@ terminating
      int run = run_length();
      while (run > 0 && column < 864) { //@ terminating
        if (color) page[line][column >> 3] |= (unsigned char)(1 << (column & 7));
        column++;
        run--;
      }
      color = !color;
    }
  }
  return page[7][107] & 1;
}
