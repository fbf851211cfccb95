// Functions that call themselves.
extern int nondet_int(void);
static int factorial(int n) { //@ terminating
  if (n <= 1) return 1;
  return n * factorial(n - 1);
}
static int fibonacci(int n) { //@ terminating
  if (n < 2) return n;
  return fibonacci(n - 1) + fibonacci(n - 2);
}
static unsigned gcd(unsigned a, unsigned b) { //@ terminating
  if (b == 0) return a;
  return gcd(b, a % b);
}
static unsigned power(unsigned x, unsigned n) { //@ terminating
  if (n == 0) return 1;
  unsigned half = power(x, n / 2);
  return n % 2 ? half * half * x : half * half;
}
static int down_to_zero(int n) { //@ nonterminating
  if (n == 0) return 0;
  return down_to_zero(n - 2);
}
static int forever(int n) { //@ nonterminating
  return forever(n) + 1;
}
static int ackermann_like(int m, int n) { //@ terminating
  if (m <= 0) return n + 1;
  if (n <= 0) return ackermann_like(m - 1, 1);
  return ackermann_like(m - 1, ackermann_like(m, n - 1));
}
static int search(int lo, int hi) { //@ terminating
  if (lo >= hi) return lo;
  int mid = lo + (hi - lo) / 2;
  return nondet_int() ? search(mid + 1, hi) : search(lo, mid);
}
int call_factorial(int n) { return factorial(n & 15); }
int call_fibonacci(int n) { return fibonacci(n & 15); }
int call_gcd(unsigned a, unsigned b) { return (int)gcd(a, b); }
int call_power(unsigned a, unsigned b) { return (int)power(a, b); }
int call_down(int n) { return down_to_zero(n); }
int call_forever(int n) { return forever(n); }
int call_ackermann(int m, int n) { return ackermann_like(m & 3, n & 3); }
int call_search(int n) { return search(0, n & 1023); }
