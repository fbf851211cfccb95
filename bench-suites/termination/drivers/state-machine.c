// A protocol that goes through its states once.
extern int nondet_int(void);
enum { IDLE, START, DATA, STOP, DONE };
int main(void) {
  int state = IDLE, bits = 0;
  while (state != DONE) { //@ terminating
    switch (state) {
    case IDLE: state = START; break;
    case START: state = DATA; bits = 0; break;
    case DATA:
      bits++;
      if (bits >= 8) state = STOP;
      break;
    case STOP: state = nondet_int() ? DONE : STOP + 1; break;
    }
  }
  return bits & 1;
}
