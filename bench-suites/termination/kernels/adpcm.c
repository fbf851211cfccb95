// Adaptive differential coding of samples: quantize, reconstruct, adapt the step.
extern int nondet_int(void);
static const int steps[16] = {7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31};
static int samples[64], coded[64], decoded[64];
static int clamp(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }
static void encode(void) {
  int predicted = 0, index = 0;
  for (int i = 0; i < 64; i++) { //@ terminating
    int difference = samples[i] - predicted, step = steps[index], code = 0;
    int sign = difference < 0;
    if (sign) difference = -difference;
    for (int bit = 4; bit; bit >>= 1) { //@ terminating
      if (difference >= step) {
        code |= bit;
        difference -= step;
      }
      step >>= 1;
    }
    predicted = clamp(predicted + (sign ? -code : code), -32768, 32767);
    index = clamp(index + (code > 3 ? 2 : -1), 0, 15);
    coded[i] = code | (sign << 3);
  }
}
static void decode(void) {
  int predicted = 0;
  for (int i = 0; i < 64; i++) { //@ terminating
    int code = coded[i] & 7;
    predicted = clamp(predicted + (coded[i] & 8 ? -code : code), -32768, 32767);
    decoded[i] = predicted;
  }
}
int main(void) {
  for (int i = 0; i < 64; i++) //@ terminating
    samples[i] = nondet_int() & 0xfff;
  encode();
  decode();
  return decoded[63] & 1;
}
