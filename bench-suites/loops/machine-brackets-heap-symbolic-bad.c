//@ verdict: violated
//@ pattern: stack-machine
//@ inputs: 800
// buffer: symbolic, on the heap
// Checks nested brackets of three kinds with a stack as high as the text is long.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern size_t __VERIFIER_nondet_size_t(void);

struct checker {
  char *stack;
  size_t room;
  size_t depth;
  size_t deepest;
};

static int checker_open(struct checker *c, size_t n) {
  c->room = n / 2 + 1;
  c->depth = 0;
  c->deepest = 0;
  c->stack = malloc(c->room);
  return c->stack != NULL;
}

static void checker_close(struct checker *c) {
  free(c->stack);
  c->stack = NULL;
}

static char partner(char c) {
  switch (c) {
  case ')':
    return '(';
  case ']':
    return '[';
  case '}':
    return '{';
  default:
    return 0;
  }
}

static int checker_feed(struct checker *c, char v) {
  char want = partner(v);
  if (v == '(' || v == '[' || v == '{') {
    c->stack[c->depth] = v; //@ violated: deref
    c->depth++;
    if (c->depth > c->deepest)
      c->deepest = c->depth;
    return 0;
  }
  if (want != 0) {
    if (c->depth == 0)
      return -1;
    c->depth--;
    if (c->stack[c->depth] != want)
      return -1;
  }
  return 0;
}

static int check(struct checker *c, size_t n) {
  for (size_t i = 0; i < n; i++) {
    char v = __VERIFIER_nondet_char();
    if (v == 0)
      v = '(';
    if (checker_feed(c, v) != 0)
      return -1;
  }
  return c->depth == 0 ? 0 : 1;
}

int main(void) {
  struct checker c;
  size_t n = __VERIFIER_nondet_size_t();
  int result;

  if (n == 0 || n > 50000)
    return 0;
  if (!checker_open(&c, n))
    return 1;
  result = check(&c, n);
  if (result == 0 && c.deepest > n)
    result = 3;
  checker_close(&c);
  return result == 3;
}
