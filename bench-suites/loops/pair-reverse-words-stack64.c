//@ verdict: safe
//@ pattern: two-indices
// buffer: 64, on the stack
// Two indices run towards each other and swap.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  char s[64];
  int n = __VERIFIER_nondet_int();
  int i, j;
  if (n < 0 || n > 64)
    return 0;
  for (i = 0; i < n; i++)
    s[i] = __VERIFIER_nondet_char();
  i = 0;
  j = n - 1;
  while (i < j) {
    char t = s[i];
    s[i] = s[j];
    s[j] = t;
    i++;
    j--;
  }
  return 0;
}
