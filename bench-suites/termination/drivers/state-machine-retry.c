// A protocol that starts again after errors, without counting them.
extern int nondet_int(void);
enum { IDLE, SEND, WAIT, DONE };
int main(void) {
  int state = IDLE;
  while (state != DONE) { //@ nonterminating
    switch (state) {
    case IDLE: state = SEND; break;
    case SEND: state = WAIT; break;
    case WAIT: state = nondet_int() ? DONE : IDLE; break;
    }
  }
  return 0;
}
