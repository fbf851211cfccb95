//@ verdict: safe
//@ pattern: sorted-insert
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
    if (used == 8) {
      if (v >= best[7])
        continue;
      used = 7;
    }
    i = used;
    while (i > 0 && best[i - 1] > v) {
      best[i] = best[i - 1];
      i--;
    }
    best[i] = v;
    used++;
  }
  return used > 8;
}
