// Textbook loops: single bits.
extern unsigned nondet_uint(void);
extern unsigned long long nondet_ulonglong(void);
int main(void) {
  unsigned x = nondet_uint(), n = 0;
  while (x) { x &= x - 1; n++; } //@ terminating
  x = nondet_uint();
  while (x) { n += x & 1; x >>= 1; } //@ terminating
  x = nondet_uint();
  while (x != 0) { n++; x <<= 1; } //@ terminating
  unsigned m = 0x80000000u;
  while (m) { n ^= m; m >>= 1; } //@ terminating
  unsigned long long y = nondet_ulonglong();
  for (int i = 0; i < 64; i++) { //@ terminating
    if (y & (1ull << i)) {
      unsigned z = (unsigned)y;
      do { z = z ^ (z >> 1); n++; } while (n & 7); //@ terminating
    }
  }
  unsigned b = 1;
  while (b <= n && b != 0) b <<= 1; //@ terminating
  unsigned v = nondet_uint();
  while (v & 3) v++; //@ terminating
  unsigned w = nondet_uint();
  while (w & 1) w += 2; //@ nonterminating
  return n;
}
