// A table of commands, served for ever.
extern int nondet_int(void);
static int state;
static void start(void) { state = 1; }
static void stop(void) { state = 0; }
static void toggle(void) { state = !state; }
static void (*const table[3])(void) = {start, stop, toggle};
int main(void) {
  while (1) { //@ nonterminating
    int command = nondet_int();
    if (command < 0 || command > 2) continue;
    table[command]();
  }
}
