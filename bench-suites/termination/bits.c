// Bits: clearing, shifting, counting, remainders.
int population(unsigned x) {
  int n = 0;
  while (x) { //@ terminating
    x &= x - 1;
    n++;
  }
  return n;
}
int right(unsigned x) {
  int n = 0;
  while (x) { //@ terminating
    x >>= 1;
    n++;
  }
  return n;
}
int left(unsigned x) {
  int n = 0;
  while (x) { //@ terminating
    x <<= 1;
    n++;
  }
  return n;
}
int left_64(unsigned long x) {
  int n = 0;
  for (; x != 0; x <<= 3) //@ terminating
    n++;
  return n;
}
int lowest_off(unsigned x) {
  int n = 0;
  while (x) { //@ terminating
    x ^= x & -x;
    n++;
  }
  return n;
}
int fill_up(unsigned x) {
  while (x != 0xffffffffu) //@ terminating
    x |= x + 1;
  return (int)x;
}
int one_bit(void) {
  int n = 0;
  for (unsigned char mask = 0x80; mask; mask >>= 1) //@ terminating
    n++;
  return n;
}
int mask_up(unsigned x) {
  int n = 0;
  for (unsigned mask = 1; mask != 0; mask <<= 1) //@ terminating
    n += (x & mask) != 0;
  return n;
}
int arithmetic_shift(int x) {
  int n = 0;
  while (x > 0) { //@ terminating
    x >>= 1;
    n++;
  }
  return n;
}
int arithmetic_shift_negative(int x) {
  int n = 0;
  while (x != 0) { //@ nonterminating
    x >>= 1;
    n++;
  }
  return n;
}
int rotate(unsigned x) {
  int n = 0;
  while (x & 1) { //@ nonterminating
    x = (x >> 1) | (x << 31);
    n++;
  }
  return n;
}
int xor_toggle(unsigned x) {
  int n = 0;
  while (x != 7) { //@ nonterminating
    x ^= 5;
    n++;
  }
  return n;
}
unsigned gcd(unsigned a, unsigned b) {
  while (b) { //@ terminating
    unsigned t = a % b;
    a = b;
    b = t;
  }
  return a;
}
int gcd_by_subtraction(int a, int b) {
  if (a <= 0 || b <= 0) return 0;
  while (a != b) { //@ terminating
    if (a > b) a -= b;
    else b -= a;
  }
  return a;
}
int gcd_by_subtraction_with_zero(int a, int b) {
  if (a < 0 || b < 0) return 0;
  while (a != b) { //@ nonterminating
    if (a > b) a -= b;
    else b -= a;
  }
  return a;
}
unsigned crc_bits(unsigned x) {
  unsigned crc = 0;
  for (int byte = 0; byte < 4; byte++) { //@ terminating
    crc ^= (x >> (8 * byte)) & 255;
    for (int bit = 8; bit > 0; bit--) //@ terminating
      crc = crc & 1 ? (crc >> 1) ^ 0xedb88320u : crc >> 1;
  }
  return crc;
}
unsigned power(unsigned base, unsigned exponent) {
  unsigned result = 1;
  while (exponent) { //@ terminating
    if (exponent & 1) result *= base;
    base *= base;
    exponent >>= 1;
  }
  return result;
}
int subsets(unsigned set) {
  int n = 0;
  for (unsigned sub = set; sub; sub = (sub - 1) & set) //@ terminating
    n++;
  return n;
}
int bits_of_all(unsigned n) {
  int s = 0;
  for (unsigned i = 0; i < n; i++) { //@ terminating
    unsigned x = i;
    while (x) { //@ terminating
      x &= x - 1;
      s++;
    }
  }
  return s;
}
int log_nest(unsigned n) {
  int s = 0;
  for (unsigned i = n; i; i /= 2) //@ terminating
    for (unsigned j = i; j; j &= j - 1) //@ terminating
      s++;
  return s;
}
