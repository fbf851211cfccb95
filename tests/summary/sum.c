// A sum over an array that a loop has filled.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a[12], n = __VERIFIER_nondet_int(), sum = 0;
  if (n < 0 || n > 12) n = 7;
  for (int i = 0; i < n; i++) a[i] = i * i;
  for (int i = 0; i < n; i++) sum += a[i];
  return sum % 100;
}
