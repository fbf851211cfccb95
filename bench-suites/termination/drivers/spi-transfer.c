// Bits out and in over two lines.
volatile unsigned char lines;
static unsigned char exchange(unsigned char out) {
  unsigned char in = 0;
  for (unsigned char mask = 0x80; mask; mask >>= 1) { //@ terminating
    lines = out & mask ? 1 : 0;
    in <<= 1;
    in |= lines & 1;
  }
  return in;
}
int main(void) {
  unsigned char message[6];
  for (int i = 0; i < 6; i++) //@ terminating
    message[i] = exchange((unsigned char)i);
  return message[5] & 1;
}
