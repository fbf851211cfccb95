#include <stdio.h>

/* A calculator with one letter words: digits push, d dup, s swap, x drop, + add, . print. */
#define DEPTH 24

static unsigned stack[DEPTH];
static int sp;

static int step(int c) {
  if (c >= '0' && c <= '9') {
    if (sp == DEPTH)
      return -1;
    stack[sp++] = (unsigned)(c - '0');
  } else if (c == 'd') {
    if (sp < 1)
      return -1;
    stack[sp] = stack[sp - 1]; //@ violated: deref
    sp++;
  } else if (c == 's') {
    if (sp < 2)
      return -1;
    unsigned t = stack[sp - 1];
    stack[sp - 1] = stack[sp - 2];
    stack[sp - 2] = t;
  } else if (c == 'x' || c == '.') {
    if (sp < 1)
      return -1;
    sp--;
    if (c == '.')
      printf("%u\n", stack[sp]);
  } else if (c == '+') {
    if (sp < 2)
      return -1;
    sp--;
    stack[sp - 1] += stack[sp];
  }
  return 0;
}

int main(void) {
  int c;
  while ((c = getchar()) != EOF)
    if (step(c) != 0)
      puts("stack?");
  return 0;
}
