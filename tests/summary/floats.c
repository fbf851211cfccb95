// Numbers with a point, and many ways through a switch.
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
  double x = 1.0;
  float y = 0.5f;
  int n = __VERIFIER_nondet_uchar() % 9, kinds = 0;
  for (int i = 0; i < n; i++) {
    switch (i % 4) {
    case 0: x = x * 1.5; break;
    case 1: x += y; break;
    case 2: y = (float)(x / 3.0); break;
    default: kinds++;
    }
  }
  return (int)(x * 2.0) + kinds;
}
