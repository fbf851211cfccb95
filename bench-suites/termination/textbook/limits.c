// Textbook loops: limits.
extern unsigned char nondet_uchar(void);
extern unsigned nondet_uint(void);
int main(void) {
  unsigned lfsr = 0xACE1u, n = 0;
  do { lfsr = (lfsr >> 1) ^ (-(lfsr & 1u) & 0xB400u); n++; } while (n < 65535 && lfsr != 0xACE1u); //@ terminating
  unsigned x = nondet_uint();
  int steps = 0;
  while (x != 1 && steps++ < 10000) x = (x & 1) ? 3 * x + 1 : x / 2; //@ terminating
  unsigned crc = ~0u;
  for (int i = 0; i < 16; i++) { //@ terminating
    crc ^= nondet_uchar();
    for (int b = 8; b--;) crc = (crc >> 1) ^ (0xEDB88320u & -(crc & 1)); //@ terminating
  }
  unsigned r = nondet_uint(), s = 0;
  while (s * s < r && s < 65535) s++; //@ terminating
  return (int)(crc + n + s);
}
