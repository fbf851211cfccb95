// Textbook loops: digits.
extern int nondet_int(void);
extern long nondet_long(void);
int main(void) {
  int x = nondet_int(), n = 0;
  while (x) { x /= 10; n++; } //@ terminating
  x = nondet_int();
  do { n += x % 10; x /= 10; } while (x != 0); //@ terminating
  long q = nondet_long();
  while (q > 9) { //@ terminating
    long s = 0;
    while (q > 0) { s += q % 10; q /= 10; } //@ terminating
    q = s;
  }
  int e = nondet_int(), b = 3, r = 1;
  while (e > 0) { if (e & 1) r *= b; b *= b; e >>= 1; } //@ terminating
  int d = nondet_int();
  while (d > 1) d = d - d / 2; //@ terminating
  int f = nondet_int();
  while (f > 1) f = (f + 1) / 2; //@ terminating
  int g = nondet_int();
  while (g > 0) g = (g + 1) / 2; //@ nonterminating
  return n + r;
}
