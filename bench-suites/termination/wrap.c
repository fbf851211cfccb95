// Where the end of the type decides.
extern int nondet_int(void);
int up_to_and_with(int n) {
  int s = 0;
  for (int i = 0; i <= n; i++) //@ nonterminating
    s ^= i;
  return s;
}
int up_to_and_with_guarded(int n) {
  int s = 0;
  if (n == 2147483647) return 0;
  for (int i = 0; i <= n; i++) //@ terminating
    s ^= i;
  return s;
}
int plain_char(void) {
  int s = 0;
  for (char c = 0; c < 200; c++) //@ nonterminating
    s ^= c;
  return s;
}
int unsigned_never_negative(unsigned n) {
  int s = 0;
  for (unsigned i = n; i >= 0; i--) //@ nonterminating
    s ^= (int)i;
  return s;
}
int byte_against_int(int n) {
  int s = 0;
  for (unsigned char i = 0; i < n; i++) //@ nonterminating
    s ^= i;
  return s;
}
int byte_against_small(int n) {
  int s = 0;
  if (n > 255) n = 255;
  for (unsigned char i = 0; i < n; i++) //@ terminating
    s ^= i;
  return s;
}
int short_against_long(long n) {
  int s = 0;
  for (short i = 0; i < n; i++) //@ nonterminating
    s ^= i;
  return s;
}
int odd_to_zero(int x) {
  while (x != 0) //@ nonterminating
    x -= 2;
  return x;
}
int even_to_zero(unsigned char x) {
  x &= 0xfe;
  while (x != 0) //@ terminating
    x -= 2;
  return x;
}
int three_to_zero(unsigned char x) {
  while (x != 0) //@ terminating
    x -= 3;
  return x;
}
int around_the_corner(int n) {
  int i = 10;
  do { //@ terminating
    i--;
  } while (i != n);
  return i;
}
int step_over(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i < n; i += 2) //@ nonterminating
    s ^= i;
  return (int)s;
}
int step_over_guarded(unsigned n) {
  unsigned s = 0;
  if (n >= 0xfffffffeu) return 0;
  for (unsigned i = 0; i < n; i += 2) //@ terminating
    s ^= i;
  return (int)s;
}
int doubling_to_zero(unsigned n) {
  unsigned i = 1;
  while (i < n) //@ nonterminating
    i *= 2;
  return (int)i;
}
int size_minus_one(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i < n - 1; i++) //@ terminating
    s ^= i;
  return (int)s;
}
int size_minus_one_or_equal(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i <= n - 1; i++) //@ nonterminating
    s ^= i;
  return (int)s;
}
int midpoint_stuck(int lo, int hi) {
  if (lo < 0 || hi > 1000000 || lo > hi) return 0;
  while (lo < hi) { //@ nonterminating
    int mid = lo + (hi - lo) / 2;
    if (nondet_int()) lo = mid;
    else hi = mid;
  }
  return lo;
}
int midpoint_right(int lo, int hi) {
  if (lo < 0 || hi > 1000000 || lo > hi) return 0;
  while (lo < hi) { //@ terminating
    int mid = lo + (hi - lo) / 2;
    if (nondet_int()) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}
int absolute(int x) {
  while (x != 0) //@ terminating
    x = x > 0 ? x - 1 : x + 1;
  return x;
}
int negative_step(int n, int step) {
  int i = 0;
  while (i < n) //@ nonterminating
    i += step;
  return i;
}
int nested_bytes(void) {
  int s = 0;
  for (unsigned char i = 0; i < 16; i++) //@ terminating
    for (signed char j = 100; j >= 0; j--) //@ terminating
      s ^= i ^ j;
  return s;
}
int nested_wrap(void) {
  int s = 0;
  for (int i = 0; i < 10; i++)
    for (unsigned char j = 10; j >= 0; j--) //@ nonterminating
      s ^= j;
  return s;
}
