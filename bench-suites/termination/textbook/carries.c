// Textbook loops: carries.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), y = nondet_uint();
  while (y != 0) { unsigned c = x & y; x = x ^ y; y = c << 1; } //@ terminating
  unsigned n = nondet_uint(), r = 0, bit = 1u << 30;
  while (bit > n) bit >>= 2; //@ terminating
  while (bit != 0) { if (n >= r + bit) { n -= r + bit; r = (r >> 1) + bit; } else r >>= 1; bit >>= 2; } //@ terminating
  unsigned g = 0, k = nondet_uint() | 1;
  do { g += k; } while (g != 0); //@ terminating
  unsigned e = nondet_uint();
  for (unsigned i = 1; i; i <<= 1) if (e & i) g++; //@ terminating
  for (unsigned m = e; m; m = (m - 1) & e) if (++g > 4096) break; //@ terminating
  unsigned z = nondet_uint();
  while (z % 7) z++; //@ terminating
  int s = nondet_int();
  while (s < -1) s >>= 1; //@ terminating
  int t = nondet_int();
  while (t != 0) t >>= 1; //@ nonterminating
  return 0;
}
