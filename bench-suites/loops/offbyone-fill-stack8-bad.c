//@ verdict: violated
//@ pattern: off-by-one
//@ inputs: 8
// buffer: 8, on the stack
// Fills a small array up to and including an index.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a[8];
  int last = __VERIFIER_nondet_int();
  int sum = 0;
  if (last < 0 || last > 8)
    return 0;
  for (int i = 0; i <= last; i++)
    a[i] = i * 3; //@ violated: deref
  for (int i = last; i >= 0; i--)
    sum += a[i];
  return sum < 0;
}
