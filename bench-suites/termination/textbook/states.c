// Textbook loops: states.
extern int nondet_int(void);
enum st { IDLE, START, RUN, STOP, DONE };
int main(void) {
  enum st s = IDLE;
  int budget = 20;
  while (s != DONE) { //@ terminating
    switch (s) {
    case IDLE: s = START; break;
    case START: s = nondet_int() ? RUN : STOP; break;
    case RUN: if (--budget <= 0) s = STOP; break;
    case STOP: s = DONE; break;
    default: return 1;
    }
  }
  s = IDLE;
  while (s != DONE) { //@ nonterminating
    switch (s) {
    case IDLE: s = START; break;
    case START: s = nondet_int() ? RUN : IDLE; break;
    default: s = DONE; break;
    }
  }
  int tries = 0, ok = 0, wait = 1;
  while (!ok && tries < 8) { //@ terminating
    ok = nondet_int();
    for (int i = 0; i < wait; i++) ok ^= 0; //@ terminating
    if (wait < 64) wait <<= 1;
    tries++;
  }
  return ok;
}
