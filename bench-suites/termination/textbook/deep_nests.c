// Textbook loops: deep nests.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int main(void) {
  int n = nondet_int(), m = nondet_int(), t = 0;
  if (n > 500 || m > 500) return 0;
  for (int i = 0; i < n; i++) { //@ terminating
    int j = i;
    while (j > 0) { //@ terminating
      j = j / 2;
      for (int k = j; k < m; k += 3) t++; //@ terminating
    }
  }
  int i = 0, j = 0;
  while (i < n) { //@ terminating
    j++;
    if (j >= m) { j = 0; i++; }
  }
  int a = n, b;
  while (a > 0) { //@ terminating
    b = a;
    while (b > 0) { if (nondet_int()) { b--; } else { b -= 2; } } //@ terminating
    a--;
  }
  int o = 0;
  while (o < 10) { //@ nonterminating
    int in = 0;
    while (in < 10) { in++; if (nondet_int()) o = 0; } //@ terminating
    o++;
  }
  for (unsigned p = 2; p < 200; p++) { //@ terminating
    unsigned d = 2;
    while (d * d <= p && p % d) d++; //@ terminating
    t += d * d > p;
  }
  return t;
}
