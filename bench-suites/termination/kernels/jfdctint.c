// Rows and columns of a discrete cosine transform.
extern int nondet_int(void);
static int data[64];
int main(void) {
  for (int i = 0; i < 64; i++) //@ terminating
    data[i] = nondet_int() & 255;
  int *p = data;
  for (int row = 7; row >= 0; row--) { //@ terminating
    int sum = (p[0] + p[7]) & 0xffff, difference = (p[0] - p[7]) & 0xffff;
    p[0] = sum << 2;
    p[4] = difference << 2;
    p += 8;
  }
  p = data;
  for (int column = 7; column >= 0; column--) { //@ terminating
    int sum = (p[0] + p[56]) & 0xffff;
    p[0] = sum >> 2;
    p++;
  }
  return data[0] & 1;
}
