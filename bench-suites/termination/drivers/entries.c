// A driver with several entries: open, transfer, close.
extern unsigned nondet_uint(void);
volatile unsigned reg;
static unsigned buffer[32];
static int opened;
static int device_open(void) {
  for (int tries = 0; tries < 5; tries++) //@ terminating
    if (reg & 1) return opened = 1;
  return 0;
}
static int device_read(unsigned count) {
  unsigned n = 0;
  if (count > 32) count = 32;
  while (n < count) { //@ terminating
    buffer[n] = reg;
    n++;
  }
  return (int)n;
}
static void device_close(void) {
  while (reg & 2) //@ nonterminating
    ;
  opened = 0;
}
int main(void) {
  if (device_open()) device_read(nondet_uint());
  device_close();
  return opened;
}
