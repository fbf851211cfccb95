// A least mean square filter in fixed point.
extern int nondet_int(void);
static int weights[20], history[20];
int main(void) {
  int error = 0;
  for (int n = 0; n < 100; n++) { //@ terminating
    int output = 0;
    for (int i = 19; i > 0; i--) //@ terminating
      history[i] = history[i - 1];
    history[0] = nondet_int() & 511;
    for (int i = 0; i < 20; i++) //@ terminating
      output = (output + weights[i] * history[i]) & 0xfffff;
    error = (history[0] - output) & 0xff;
    for (int i = 0; i < 20; i++) //@ terminating
      weights[i] = (weights[i] + ((error * history[i]) >> 8)) & 0x3ff;
  }
  return error & 1;
}
