//@ with: safe
//@ without: possible
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assert(int);

int main(void) {
  int n = __VERIFIER_nondet_int();
  int zeros = 0, ones = 0, others = 0;
  if (n < 0 || n > 1000)
    return 0;
  for (int i = 0; i < n; i++) {
    int v = __VERIFIER_nondet_int();
    if (v == 0)
      zeros++;
    else if (v == 1)
      ones++;
    else
      others++;
  }
  __VERIFIER_assert(zeros + ones + others == n);
  return 0;
}
