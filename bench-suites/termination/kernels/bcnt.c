// Counts bits in a buffer by three methods.
extern unsigned nondet_uint(void);
static unsigned char table[256];
static unsigned words[32];
static int by_clearing(unsigned x) {
  int n = 0;
  while (x) { //@ terminating
    x &= x - 1;
    n++;
  }
  return n;
}
static int by_shifting(unsigned x) {
  int n = 0;
  for (; x; x >>= 1) //@ terminating
    n += x & 1;
  return n;
}
int main(void) {
  int total = 0;
  for (int i = 0; i < 256; i++) //@ terminating
    table[i] = (unsigned char)((i & 1) + table[i / 2]);
  for (int i = 0; i < 32; i++) //@ terminating
    words[i] = nondet_uint();
  for (int i = 0; i < 32; i++) { //@ terminating
    unsigned x = words[i];
    total += by_clearing(x) - by_shifting(x);
    for (int byte = 0; byte < 4; byte++) //@ terminating
      total += table[(x >> (8 * byte)) & 255];
  }
  return total & 1;
}
