/* A byte code machine: reads a program from stdin and runs it. */
#include <stdio.h>

#define STACK 16
#define CODE 128

static unsigned stack[STACK];
static int sp;

static int op_push1(void) { if (sp >= STACK) return -1; stack[sp++] = 1; return 0; }
static int op_dup(void)
{
    if (sp < 1 || sp >= STACK)
        return -1;
    stack[sp] = stack[sp - 1];
    sp++;
    return 0;
}
static int op_add(void)
{
    if (sp < 2)
        return -1;
    sp--;
    stack[sp - 1] += stack[sp];
    return 0;
}
static int op_print(void)
{
    if (sp < 1)
        return -1;
    printf("%u\n", stack[--sp]);
    return 0;
}

typedef int (*handler)(void);
static const handler ops[] = { op_push1, op_dup, op_add, op_print };
#define NOPS ((int)(sizeof ops / sizeof ops[0]))

int main(void)
{
    char code[CODE];
    int n = 0, c;

    while (n < CODE && (c = getchar()) != EOF)
        if (c != '\n')
            code[n++] = (char)c;

    for (int pc = 0; pc < n; pc++) {
        int op = code[pc] - '0';
        if (op < 0 || op > NOPS) {
            printf("illegal instruction at %d\n", pc);
            return 1;
        }
        if (ops[op]() != 0) { //@ violated: deref
            printf("stack fault at %d\n", pc);
            return 1;
        }
    }
    return 0;
}
