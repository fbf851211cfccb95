// Quantizes blocks in zigzag order and counts runs of zeros.
extern int nondet_int(void);
static int block[64], order[64], quantum[64];
static void zigzag(void) {
  int x = 0, y = 0;
  for (int i = 0; i < 64; i++) { //@ terminating
    order[i] = y * 8 + x;
    if ((x + y) & 1) {
      if (y == 7) x++;
      else if (x == 0) y++;
      else {
        x--;
        y++;
      }
    } else {
      if (x == 7) y++;
      else if (y == 0) x++;
      else {
        x++;
        y--;
      }
    }
  }
}
int main(void) {
  int runs = 0;
  zigzag();
  for (int i = 0; i < 64; i++) { //@ terminating
    block[i] = nondet_int() & 255;
    quantum[i] = 1 + (i & 15);
  }
  for (int b = 0; b < 4; b++) { //@ terminating
    int k = 0;
    while (k < 64) { //@ terminating
      int zeros = 0;
      while (k < 64 && block[order[k] & 63] / quantum[k] == 0) { //@ terminating
        zeros++;
        k++;
      }
      runs += zeros;
      k++;
    }
  }
  return runs & 1;
}
