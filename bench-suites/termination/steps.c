// Steps that swap, go round or depend on each other.
extern int nondet_int(void);
int swap_down(int a, int b) {
  if (a > 1000 || b > 1000) return 0;
  while (a > 0 && b > 0) { int t = a; a = b - 1; b = t; } //@ terminating
  return a;
}
int choice(int x, int y) {
  if (x > 1000 || y > 1000) return 0;
  while (x > 0 && y > 0) { //@ terminating
    if (nondet_int()) { int t = x; x = t - 1; y = t; }
    else { int t = x; x = y - 2; y = t + 1; }
  }
  return x;
}
int rot3(int a, int b, int c) {
  a &= 255; b &= 255; c &= 255;
  while (a + b + c > 0 && a >= 0 && b >= 0 && c >= 0) { int t = a; a = b; b = c; c = t - 1; } //@ terminating
  return a;
}
unsigned odd_step(unsigned a, unsigned b) { while (a != b) a += 7; return a; } //@ terminating
int three_to_zero(unsigned char x) { while (x != 0) x -= 3; return x; } //@ terminating
int even_to_zero(unsigned char x) { x &= 0xfe; while (x != 0) x -= 2; return x; } //@ terminating
int same(int a, int b) { while (a != b) { a++; b++; } return a; } //@ nonterminating
int odd(int x) { while (x != 0) x -= 2; return x; } //@ nonterminating
int rotate(unsigned x) { int n = 0; while (x & 1) { x = (x >> 1) | (x << 31); n++; } return n; } //@ nonterminating
int mask_loop(unsigned x) { unsigned s = x; int n = 0; while (s) { s = (s - 1) & x; n++; } return n; } //@ terminating
int gray(unsigned x) { int n = 0; for (unsigned i = x; i; i &= i - 1) n++; return n; } //@ terminating
int ctz(unsigned x) { int n = 0; if (!x) return 32; while ((x & 1) == 0) { x >>= 1; n++; } return n; } //@ terminating
int gcd_swap(unsigned a, unsigned b) { while (b) { unsigned t = a % b; a = b; b = t; } return (int)a; } //@ terminating
int gcd_sub(unsigned a, unsigned b) { if (!a || !b) return 0; while (a != b) { if (a > b) a -= b; else b -= a; } return (int)a; } //@ terminating
int len_from_end(const char *s) { int n = 0; const char *e = s + 10; while (e-- > s) n++; return n; } //@ terminating
int nested_break(int n) {
  int c = 0;
  for (int i = 0; i < n; i++) { //@ terminating
    for (int j = 0;; j++) { //@ terminating
      if (j >= i) break;
      if (nondet_int()) goto done;
      c++;
    }
  }
done:
  return c;
}
int phased(int x) {
  int up = 1;
  if (x > 100) x = 100;
  while (x >= 0) { //@ terminating
    if (up) { if (x >= 100) up = 0; else x++; }
    else x -= 2;
  }
  return x;
}
int countdown_pair(int a, int b) { while (a > 0 || b > 0) { if (a > 0) a--; else b--; } return a; } //@ terminating
int lowhigh(int lo, int hi) { while (lo < hi) { if (nondet_int()) lo = lo + 1; else hi = lo; } return lo; } //@ terminating
int pow2(int n) { int k = 0, p = 1; if (n > (1 << 29)) return 0; do { p *= 2; k++; } while (p < n); return k; } //@ terminating
int divmod(int n, int b) { int d = 0; if (b < 2) return 0; while (n > 0) { n /= b; d++; } return d; } //@ terminating
int wide_down(unsigned long long n) { int c = 0; while (n > 9) { n = n / 10 + (n % 10 > 4); c++; } return c; } //@ terminating
int mixed_sum(short a, int b) { int c = 0; while (a > b) { b += 3; a--; c++; } return c; } //@ terminating
float halve(float f) { int n = 0; while (f > 0.0f && n < 2000) { f *= 0.5f; n++; } return f; } //@ terminating
