//@ verdict: safe
//@ pattern: sliding-window
// buffer: 8, on the stack
// The window holds the last w of the inputs, w at most eight; the oldest falls out at the front.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int window[8];
  int used = 0;
  int w = __VERIFIER_nondet_int();
  int highest = 0;
  if (w < 1 || w > 8)
    return 0;
  for (int turn = 0; turn < 400; turn++) {
    int v = __VERIFIER_nondet_int();
    if (used == w) {
      for (int i = 1; i < used; i++)
        window[i - 1] = window[i];
      used--;
    }
    window[used++] = v;
    if (window[used / 2] > highest)
      highest = window[used / 2];
  }
  return highest < 0;
}
