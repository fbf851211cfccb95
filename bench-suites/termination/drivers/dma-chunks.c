// Splits a transfer into chunks that the device takes.
extern unsigned nondet_uint(void);
volatile unsigned start, length;
int main(void) {
  unsigned left = nondet_uint(), address = 0, chunks = 0;
  while (left > 0) { //@ terminating
    unsigned now = left > 4096 ? 4096 : left;
    start = address;
    length = now;
    address += now;
    left -= now;
    chunks++;
  }
  return (int)(chunks & 1);
}
