/* The function calls itself by a pointer that it was given. */
extern int __VERIFIER_nondet_int(void);
typedef void step(int, void *);
static int table[400];
static void down(int at, void *again) {
  if (at < -1) return;
  table[at] = 1; //@ violated: deref
  (*(step **)again)(at - (at == 100 ? __VERIFIER_nondet_int() == 1234567 ? 1 : 101 : 1), again);
  if (at == 0) *(step **)again = down;
}
int main(void) {
  step *f = down;
  down(399, &f);
  return 0;
}
