// A finite impulse response filter over a delay line.
extern int nondet_int(void);
static const int coefficients[16] = {1, 3, 5, 8, 13, 18, 22, 24, 24, 22, 18, 13, 8, 5, 3, 1};
static int delay[16], in[80], out[80];
int main(void) {
  for (int i = 0; i < 80; i++) //@ terminating
    in[i] = nondet_int() & 1023;
  for (int n = 0; n < 80; n++) { //@ terminating
    for (int k = 15; k > 0; k--) //@ terminating
      delay[k] = delay[k - 1];
    delay[0] = in[n];
    int sum = 0;
    for (int k = 0; k < 16; k++) //@ terminating
      sum += coefficients[k] * delay[k];
    out[n] = sum >> 7;
  }
  return out[79] & 1;
}
