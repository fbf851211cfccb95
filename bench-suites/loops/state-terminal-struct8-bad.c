//@ verdict: violated
//@ pattern: state-machine
//@ inputs: 27 91 59 59 59 59 59 59 59 59 59
// buffer: 8, struct member
// The output side of a terminal: an escape sequence carries numbers, separated by semicolons. Up to eight
// numbers are kept; what comes after them is skipped.
extern char __VERIFIER_nondet_char(void);

#define NUMBERS 8

enum state { PLAIN, ESCAPE, SEQUENCE };

struct terminal {
  enum state state;
  int number[NUMBERS];
  int count;
  int row;
  int column;
};

static void terminal_init(struct terminal *t) {
  t->state = PLAIN;
  t->count = 0;
  t->row = 0;
  t->column = 0;
  for (int i = 0; i < NUMBERS; i++)
    t->number[i] = 0;
}

static void sequence_start(struct terminal *t) {
  t->state = SEQUENCE;
  t->count = 1;
  t->number[0] = 0;
}

static void sequence_next(struct terminal *t) {
  if (t->count <= NUMBERS)
    t->number[t->count++] = 0; //@ violated: bounds
}

static void sequence_digit(struct terminal *t, int d) {
  int *v = &t->number[t->count - 1];
  if (*v < 1000)
    *v = *v * 10 + d;
}

static void sequence_end(struct terminal *t, char c) {
  int sum = 0;
  for (int i = 0; i < t->count; i++)
    sum += t->number[i];
  if (c == 'H')
    t->row = sum % 25;
  else if (c == 'G')
    t->column = sum % 80;
  t->state = PLAIN;
}

static void feed(struct terminal *t, char c) {
  if (t->state == PLAIN) {
    if (c == 27)
      t->state = ESCAPE;
    else
      t->column = (t->column + 1) % 80;
  } else if (t->state == ESCAPE) {
    if (c == '[')
      sequence_start(t);
    else
      t->state = PLAIN;
  } else if (c >= '0' && c <= '9') {
    sequence_digit(t, c - '0');
  } else if (c == ';') {
    sequence_next(t);
  } else {
    sequence_end(t, c);
  }
}

int main(void) {
  struct terminal t;
  terminal_init(&t);
  for (int i = 0; i < 5000; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    feed(&t, c);
  }
  return t.row >= 25 || t.column >= 80;
}
