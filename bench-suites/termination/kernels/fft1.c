// The loops of a fast Fourier transform on integers.
extern int nondet_int(void);
static int re[16], im[16];
int main(void) {
  for (int i = 0; i < 16; i++) //@ terminating
    re[i] = nondet_int() & 255;
  for (int i = 0, j = 0; i < 15; i++) { //@ terminating
    if (i < j) {
      int t = re[i];
      re[i] = re[j & 15];
      re[j & 15] = t;
    }
    int k = 8;
    while (k <= j && k > 0) { //@ terminating
      j -= k;
      k /= 2;
    }
    j += k;
  }
  for (int length = 2; length <= 16; length *= 2) { //@ terminating
    int half = length / 2;
    for (int start = 0; start < half; start++) { //@ terminating
      for (int i = start; i < 16; i += length) { //@ terminating
        int other = (i + half) & 15;
        int t = re[other] - im[other];
        re[other] = (re[i] - t) & 0xffff;
        re[i] = (re[i] + t) & 0xffff;
      }
    }
  }
  return re[0] & 1;
}
