//@ verdict: violated
//@ pattern: sorted-insert
//@ inputs: 5 4 3 2 1 5 4 3 2
// buffer: 8, on the stack
// Keeps the eight smallest inputs in order.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int best[8];
  int used = 0;
  for (int turn = 0; turn < 1000; turn++) {
    int v = __VERIFIER_nondet_int();
    int i;
    if (v == 0)
      break;
    if (used == 8 && v >= best[7])
      continue;
    i = used;
    while (i > 0 && best[i - 1] > v) {
      best[i] = best[i - 1]; //@ violated: deref
      i--;
    }
    best[i] = v;
    used++;
  }
  return used > 8;
}
