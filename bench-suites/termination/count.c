// Counters: up and down, in steps, of every width.
int up(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    s ^= i;
  return s;
}
int down(int n) {
  int s = 0;
  while (n > 0) { //@ terminating
    s ^= n;
    n--;
  }
  return s;
}
int by_three(int n) {
  int s = 0;
  if (n > 1000000) n = 1000000;
  for (int i = 0; i < n; i += 3) //@ terminating
    s ^= i;
  return s;
}
unsigned unsigned_down(unsigned n) {
  unsigned s = 0;
  while (n) { //@ terminating
    s ^= n;
    n--;
  }
  return s;
}
int not_equal(int n) {
  int i = 0;
  while (i != n) //@ terminating
    i++;
  return i;
}
int meet(int lo, int hi) {
  while (lo < hi) { //@ terminating
    lo++;
    hi--;
  }
  return lo;
}
long wide(long n) {
  long s = 0;
  for (long i = n; i > -100; i -= 7) //@ terminating
    s ^= i;
  return s;
}
int narrow(void) {
  int s = 0;
  for (short i = 0; i < 30000; i++) //@ terminating
    s ^= i;
  return s;
}
int bytes(void) {
  int s = 0;
  for (unsigned char c = 0; c < 255; c++) //@ terminating
    s ^= c;
  return s;
}
int do_while(int n) {
  int i = 0;
  do { //@ terminating
    i++;
  } while (i < n);
  return i;
}
int with_break(int n, int stop) {
  int i;
  for (i = 0; i < n; i++) { //@ terminating
    if (i == stop) break;
  }
  return i;
}
int with_continue(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { //@ terminating
    if (i % 3 == 0) continue;
    s ^= i;
  }
  return s;
}
int step_from_outside(int n, int step) {
  int s = 0;
  if (step <= 0 || step > 1000 || n > 1000000) return 0;
  for (int i = 0; i < n; i += step) //@ terminating
    s ^= i;
  return s;
}
int bounded_input(void) {
  extern int nondet_int(void);
  int left = 100;
  while (left > 0) { //@ terminating
    int x = nondet_int();
    left -= x > 0 ? 2 : 1;
  }
  return left;
}
int two_counters(int n) {
  int i = 0, j = n;
  while (i < 50 && j > 0) { //@ terminating
    i++;
    j--;
  }
  return i + j;
}
int doubled(int n) {
  int i = 1;
  if (n > 1 << 29) return 0;
  while (i < n) //@ terminating
    i *= 2;
  return i;
}
int halved(int n) {
  int s = 0;
  while (n > 0) { //@ terminating
    s++;
    n /= 2;
  }
  return s;
}
int digits(unsigned n) {
  int s = 0;
  do { //@ terminating
    s++;
    n /= 10;
  } while (n != 0);
  return s;
}
