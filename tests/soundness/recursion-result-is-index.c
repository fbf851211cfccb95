/* What the calls return is one too large for one input only. */
extern int __VERIFIER_nondet_int(void);
static int places[64];
static int count(int n, int magic) {
  if (n == 0) return magic;
  return 1 + count(n - 1, magic);
}
int main(void) {
  int at = count(63, __VERIFIER_nondet_int() == 1234567);
  places[at] = 1; //@ violated: deref
  return 0;
}
