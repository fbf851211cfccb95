/* Two functions call each other; the second one skips a place that the check of the first has not seen. */
extern int __VERIFIER_nondet_int(void);
static char text[302];
static void odd(int at, int step);
static void even(int at, int step) {
  if (at >= 302) return;
  text[at] = 'e';
  odd(at + step, step);
}
static void odd(int at, int step) {
  text[at] = 'o'; //@ violated: deref
  even(at + 1, step);
}
int main(void) {
  int step = __VERIFIER_nondet_int() == 1234567 ? 2 : 1;
  even(0, step);
  return 0;
}
