// Textbook loops: registers.
volatile unsigned status_reg, data_reg;
static int wait_limited(void) {
  int retry = 1000;
  while (!(status_reg & 1)) if (--retry == 0) return -1; //@ terminating
  return 0;
}
static void wait_forever(void) {
  while (!(status_reg & 2)) ; //@ nonterminating
}
static int send(const unsigned char *p, int n) {
  for (int i = 0; i < n; i++) { //@ terminating
    int t = 0;
    do { if (t++ > 100) return -1; } while (status_reg & 4); //@ terminating
    data_reg = p[i];
  }
  return 0;
}
int main(void) {
  unsigned char m[8] = {1, 2, 3};
  if (wait_limited()) return 1;
  if (send(m, 8)) return 2;
  unsigned delay = 1;
  for (int k = 0; k < 5; k++) { //@ terminating
    for (unsigned j = 0; j < delay; j++) data_reg = j; //@ terminating
    delay *= 2;
  }
  wait_forever();
  return 0;
}
