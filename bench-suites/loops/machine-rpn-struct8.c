//@ verdict: safe
//@ pattern: stack-machine
// buffer: 8, struct member
// A calculator in reverse notation with a stack of eight values. Values stay small: every result is reduced.
extern unsigned char __VERIFIER_nondet_uchar(void);

#define DEPTH 8

struct machine {
  int value[DEPTH];
  int top;
  int errors;
};

static void machine_init(struct machine *m) {
  m->top = 0;
  m->errors = 0;
}

static void push(struct machine *m, int v) {
  if (m->top == DEPTH) {
    m->errors++;
    return;
  }
  m->value[m->top++] = v % 10007;
}

static int pop(struct machine *m) {
  if (m->top == 0) {
    m->errors++;
    return 0;
  }
  return m->value[--m->top];
}

static void binary(struct machine *m, unsigned char op) {
  int b = pop(m);
  int a = pop(m);
  switch (op) {
  case '+':
    push(m, a + b);
    break;
  case '-':
    push(m, a - b);
    break;
  case '*':
    push(m, a * b);
    break;
  case '/':
    if (b == 0)
      m->errors++;
    else
      push(m, a / b);
    break;
  default:
    m->errors++;
    break;
  }
}

static void copy_top(struct machine *m) {
  int v = pop(m);
  push(m, v);
  push(m, v);
}

int main(void) {
  struct machine m;
  machine_init(&m);
  for (int turn = 0; turn < 1000 && m.errors < 10; turn++) {
    unsigned char op = __VERIFIER_nondet_uchar();
    if (op == 0)
      break;
    if (op == 'd')
      copy_top(&m);
    else if (op < 10)
      push(&m, op);
    else
      binary(&m, op);
  }
  if (m.top > 0 && pop(&m) > 10006)
    return 1;
  return m.errors > 12;
}
