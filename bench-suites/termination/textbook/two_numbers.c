// Textbook loops: two numbers.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int i, j, k;
  i = __VERIFIER_nondet_int(); j = __VERIFIER_nondet_int(); k = __VERIFIER_nondet_int();
  while (i <= 100 && j <= k) { int t = i; i = j; j = t + 1; k = k - 1; } //@ terminating
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  while (x > y) { //@ terminating
    x = x - 1;
    int z = __VERIFIER_nondet_int();
    if (z) y = y; else y = y + 1 > y ? y + 1 : y;
  }
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  while (a > 0 && b > 0) { //@ terminating
    if (__VERIFIER_nondet_int()) { a = a - 1; b = __VERIFIER_nondet_int(); }
    else b = b - 1;
  }
  int c = __VERIFIER_nondet_int();
  while (c < 0) c = c + 1; //@ terminating
  while (c != 0) { if (c > 0) c = c - 1; else c = c + 1; } //@ terminating
  int p = __VERIFIER_nondet_int();
  while (p > 1) { if (p % 2 == 0) p = p / 2; else p = p - 1; } //@ terminating
  int q = __VERIFIER_nondet_int(), r = __VERIFIER_nondet_int();
  if (r > 0) while (q >= r) q -= r; //@ terminating
  int u = __VERIFIER_nondet_int(), w = __VERIFIER_nondet_int();
  while (u >= 0) u = u - w; //@ nonterminating
  return 0;
}
