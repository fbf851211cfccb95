/* A variable that all calls share. */
extern int __VERIFIER_nondet_int(void);
static int seen[40];
static void note(int n, int by) {
  static int calls;
  calls += by;
  if (n > 0) note(n - 1, by);
  else seen[calls] = 1; //@ violated: deref
}
int main(void) {
  note(38, __VERIFIER_nondet_int() == 1234567 ? 2 : 1);
  return 0;
}
