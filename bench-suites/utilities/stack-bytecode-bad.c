#include <stdio.h>

/* Runs a byte code: 0 stop, 1 push n, 2 add, 3 jump back n if not zero, 4 print, 5 down. */
#define CODE 64
#define STACK 16

int main(void) {
  unsigned char code[CODE];
  unsigned char stack[STACK];
  unsigned n = (unsigned)fread(code, 1, CODE, stdin);
  unsigned pc = 0, sp = 0, fuel = 10000;
  while (pc < n && fuel-- > 0) {
    unsigned op = code[pc++];
    if (op == 0)
      break;
    if (op == 1 || op == 3) {
      unsigned arg = code[pc++]; //@ violated: deref
      if (op == 1) {
        if (sp >= STACK)
          return 1;
        stack[sp++] = (unsigned char)arg;
      } else {
        if (sp == 0 || arg > pc)
          return 1;
        if (stack[sp - 1] != 0)
          pc -= arg;
      }
    } else if (op == 2) {
      if (sp < 2)
        return 1;
      sp--;
      stack[sp - 1] = (unsigned char)(stack[sp - 1] + stack[sp]);
    } else if (op == 4 || op == 5) {
      if (sp == 0)
        return 1;
      if (op == 4)
        printf("%u\n", stack[sp - 1]);
      else
        stack[sp - 1]--;
    }
  }
  return 0;
}
