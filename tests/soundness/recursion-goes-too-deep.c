/* One call too many: the place behind the last one is written. */
extern int __VERIFIER_nondet_int(void);
static int table[500];
static void fill(int at, int last) {
  table[at] = at; //@ violated: deref
  if (at < last) fill(at + 1, last);
}
int main(void) {
  int last = __VERIFIER_nondet_int() == 1234567 ? 500 : 499;
  fill(0, last);
  return 0;
}
