// Counters of all widths, bounds that move, early exits, goto.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int shared_counter(int n) {
  int i = 0, s = 0;
  while (i < n) { //@ nonterminating
    while (i < n && nondet_int()) { i++; s++; } //@ terminating
    i++;
  }
  return s;
}
int bound_moves(int n) {
  int i = 0;
  if (n > 10000) n = 10000;
  while (i < n) { //@ terminating
    if (nondet_int()) n--;
    else i++;
  }
  return i;
}
int bound_grows(int n) {
  int i = 0, extra = 5;
  if (n > 1000) n = 1000;
  while (i < n) { //@ terminating
    i++;
    if (extra > 0 && nondet_int()) { n++; extra--; }
  }
  return i;
}
int bound_chases(int n) {
  int i = 0;
  if (n < 1) n = 1;
  if (n > 100) n = 100;
  while (i < n) { //@ nonterminating
    i++;
    if (n < 1000000 && nondet_int()) n++;
    if (n > 999999) { n = 5; i = 0; }
  }
  return i;
}
int triangle(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = i; j < n; j++) //@ terminating
      for (int k = i; k < j; k++) //@ terminating
        s += k & 1;
  return s;
}
int reset_inner(int n) {
  int i = n, j = 0;
  while (i > 0) { //@ terminating
    if (j > 0) j--;
    else { i--; j = nondet_int(); }
  }
  return j;
}
int gotoloop(int n) {
  int i = 0;
again:
  if (i >= n) goto out; //@ terminating
  i++;
  if (i == 17) goto out;
  goto again;
out:
  return i;
}
int goto_two(int n) {
  int i = 0, j = 0;
outer:
  if (i >= n) return j;
inner:
  if (j >= n) { i++; j = 0; goto outer; }
  j++;
  goto inner;
}
int u8_wrap(void) {
  unsigned char i;
  int s = 0;
  for (i = 10; i != 5; i++) s++; //@ terminating
  return s;
}
int mixed(unsigned short n) {
  int s = 0;
  for (unsigned char i = 0; i < n; i++) s++; //@ nonterminating
  return s;
}
int mixed_ok(unsigned char n) {
  int s = 0;
  for (unsigned short i = 0; i <= n; i++) s++; //@ terminating
  return s;
}
int s64(long long n) {
  int s = 0;
  for (long long i = n; i > 0; i -= 7) s++; //@ terminating
  return s;
}
int down_unsigned(unsigned n) {
  int s = 0;
  for (unsigned i = n; i-- > 0;) s++; //@ terminating
  return s;
}
int down_unsigned_bad(unsigned n) {
  int s = 0;
  for (unsigned i = n; i >= 0; i--) s++; //@ nonterminating
  return s;
}
int halve(int x) {
  int n = 0;
  while (x > 1) { x = x / 2; n++; } //@ terminating
  return n;
}
int digits(int x) {
  int n = 0;
  do { x /= 10; n++; } while (x); //@ terminating
  return n;
}
int bitscan(unsigned long x) {
  int n = 0;
  while (x) { //@ terminating
    if (x & 1) n++;
    x >>= 1;
  }
  return n;
}
int lowest(unsigned x) {
  int n = 0;
  if (!x) return -1;
  while (!(x & 1)) { x >>= 1; n++; } //@ terminating
  return n;
}
int powers(unsigned limit) {
  unsigned p = 1;
  if (limit > 0x40000000) limit = 0x40000000;
  while (p < limit) p <<= 1; //@ terminating
  return (int)p;
}
int powers_bad(unsigned limit) {
  unsigned p = 1;
  while (p < limit) p <<= 1; //@ nonterminating
  return (int)p;
}
int mult(int n) {
  int p = 1;
  if (n > 1000000) n = 1000000;
  while (p < n) p *= 3; //@ terminating
  return p;
}
int float_loop(void) {
  int n = 0;
  for (float f = 0.0f; f < 1.0f; f += 0.125f) n++; //@ terminating
  return n;
}
int double_conv(double x) {
  int n = 0;
  if (!(x > 0.0 && x < 1e6)) return 0;
  while (x > 1.0) { x = x * 0.5; n++; } //@ terminating
  return n;
}
int collatz_limited(unsigned n) {
  int fuel = 1000;
  while (n != 1 && fuel-- > 0) //@ terminating
    n = n & 1 ? 3 * n + 1 : n / 2;
  return fuel;
}
int sum_to(int n, int target) {
  int i = 0, s = 0;
  for (;;) { //@ terminating
    if (s >= target) break;
    if (i++ >= n) break;
    s += i;
  }
  return s;
}
int early(int n) {
  for (int i = 0;; i++) { //@ terminating
    if (i > 100) return i;
    if (nondet_int() == n) return n;
    if (nondet_int() == 3) continue;
  }
}
int binary(int n, int key) {
  int lo = 0, hi = n;
  if (n < 0) return -1;
  while (lo <= hi) { //@ terminating
    int mid = lo + (hi - lo) / 2;
    if (mid == key) return mid;
    if (mid < key) lo = mid + 1;
    else hi = mid - 1;
  }
  return -1;
}
int binary_bad(int n, int key) {
  int lo = 0, hi = n & 0xffff;
  while (lo < hi) { //@ nonterminating
    int mid = (lo + hi) / 2;
    if (mid <= key) lo = mid;
    else hi = mid;
  }
  return lo;
}
int swap_loop(int a, int b) {
  a &= 0xffff; b &= 0xffff;
  while (a != b) { //@ nonterminating
    if (a > b) a -= b;
    else b -= a;
  }
  return a;
}
int swap_loop_ok(int a, int b) {
  a = (a & 0xfff) + 1; b = (b & 0xfff) + 1;
  while (a != b) { //@ terminating
    if (a > b) a -= b;
    else b -= a;
  }
  return a;
}
