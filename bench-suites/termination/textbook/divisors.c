// Textbook loops: divisors.
extern unsigned nondet_uint(void);
static unsigned gcd_sub(unsigned a, unsigned b) {
  while (a != 0 && b != 0) //@ terminating
    if (a > b) a -= b; else b -= a;
  return a + b;
}
static unsigned gcd_mod(unsigned a, unsigned b) {
  while (b) { unsigned t = a % b; a = b; b = t; } //@ terminating
  return a;
}
static unsigned gcd_bin(unsigned a, unsigned b) {
  unsigned s = 0;
  if (a == 0 || b == 0) return a | b;
  while (((a | b) & 1) == 0) { a >>= 1; b >>= 1; s++; } //@ terminating
  while ((a & 1) == 0) a >>= 1; //@ terminating
  do { //@ terminating
    while ((b & 1) == 0) b >>= 1; //@ terminating
    if (a > b) { unsigned t = a; a = b; b = t; }
    b -= a;
  } while (b);
  return a << s;
}
int main(void) { return gcd_sub(nondet_uint(), nondet_uint()) + gcd_mod(nondet_uint(), nondet_uint()) + gcd_bin(nondet_uint(), nondet_uint()); }
