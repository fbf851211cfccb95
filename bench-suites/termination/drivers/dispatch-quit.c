// A table of commands with a budget.
extern int nondet_int(void);
static int state, served;
static int start(int n) { return state = n; }
static int stop(int n) { return state = n - n; }
static int (*const table[2])(int) = {start, stop};
int main(void) {
  while (served < 100) { //@ terminating
    int command = nondet_int();
    served++;
    if (command < 0 || command > 1) continue;
    table[command](served);
  }
  return state & 1;
}
