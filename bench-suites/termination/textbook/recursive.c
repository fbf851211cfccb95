// Textbook loops: recursive.
extern unsigned nondet_uint(void);
static unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } //@ terminating
static unsigned ack(unsigned m, unsigned n) { //@ terminating
  if (m == 0) return n + 1;
  if (n == 0) return ack(m - 1, 1);
  return ack(m - 1, ack(m, n - 1));
}
static int hanoi(int n, int a, int b, int c) { if (n <= 0) return 0; return hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a); } //@ terminating
static int bin(const int *a, int lo, int hi, int k) { //@ terminating
  if (lo >= hi) return -1;
  int m = lo + (hi - lo) / 2;
  if (a[m] == k) return m;
  return a[m] < k ? bin(a, m + 1, hi, k) : bin(a, lo, m, k);
}
int main(void) {
  int a[16] = {0};
  return fib(nondet_uint()) + ack(nondet_uint(), 3) + hanoi((int)nondet_uint(), 1, 2, 3) + bin(a, 0, 16, 5);
}
