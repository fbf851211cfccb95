// A protocol that starts again after errors and counts them.
extern int nondet_int(void);
enum { IDLE, SEND, WAIT, DONE };
int main(void) {
  int state = IDLE, errors = 0;
  while (state != DONE && errors < 4) { //@ terminating
    switch (state) {
    case IDLE: state = SEND; break;
    case SEND: state = WAIT; break;
    case WAIT:
      if (nondet_int()) state = DONE;
      else {
        state = IDLE;
        errors++;
      }
      break;
    }
  }
  return errors & 1;
}
