//@ verdict: violated
//@ pattern: stack-machine
//@ inputs: 2
// buffer: 8, on the stack
// A stack of eight positions for an undo command. An undo on an empty stack does nothing.
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int saved[8];
  int top = 0;
  int at = 0;
  for (int turn = 0; turn < 3000; turn++) {
    unsigned char key = __VERIFIER_nondet_uchar();
    if (key == 0)
      break;
    if (key == 1 && top < 8) {
      saved[top++] = at;
      at = turn;
    } else if (key == 2 && top >= 0) {
      at = saved[--top]; //@ violated: deref
    }
  }
  return at > 3000;
}
