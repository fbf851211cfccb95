//@ verdict: violated
//@ pattern: reverse-loop
//@ inputs: 8
// buffer: 8, on the stack
// Makes room at the front by moving every element one place up, from behind.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int used = __VERIFIER_nondet_int();
  if (used < 0 || used > 8)
    return 0;
  for (int i = used; i > 0; i--)
    a[i] = a[i - 1]; //@ violated: deref
  a[0] = 0;
  return a[0];
}
