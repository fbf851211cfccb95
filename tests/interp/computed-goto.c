/* Covers: labels as values: a threaded interpreter, a state machine over text. */
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, SWAP, JNZ, DEC, HALT };

static int run(const int *code, int *executed) {
    static void *const dispatch[] = {&&push, &&add, &&mul, &&dup, &&swap, &&jnz, &&dec, &&halt};
    int stack[16], sp = 0, pc = 0;
    *executed = 0;
#define NEXT do { ++*executed; goto *dispatch[code[pc++]]; } while (0)
    NEXT;
push:
    stack[sp++] = code[pc++];
    NEXT;
add:
    sp--;
    stack[sp - 1] += stack[sp];
    NEXT;
mul:
    sp--;
    stack[sp - 1] *= stack[sp];
    NEXT;
dup:
    stack[sp] = stack[sp - 1];
    sp++;
    NEXT;
swap: {
    int t = stack[sp - 1];
    stack[sp - 1] = stack[sp - 2];
    stack[sp - 2] = t;
    NEXT;
}
jnz:
    pc = stack[sp - 1] ? code[pc] : pc + 1;
    NEXT;
dec:
    stack[sp - 1]--;
    NEXT;
halt:
    return stack[sp - 2];
}

static int words(const char *s) {
    int n = 0;
    void *state = &&outside;
    for (; *s; s++) {
        goto *state;
    outside:
        if (*s != ' ') {
            n++;
            state = &&inside;
        }
        continue;
    inside:
        if (*s == ' ')
            state = &&outside;
    }
    return n;
}

int main(void) {
    /* v = 1, then seven turns of v = 2 * v + 3 */
    const int code[] = {PUSH, 1, PUSH, 7, SWAP, DUP, ADD, PUSH, 3, ADD, SWAP, DEC, JNZ, 4, HALT};
    int n;
    int r = run(code, &n);
    printf("%d after %d\n", r, n);
    const int mulcode[] = {PUSH, 6, PUSH, 7, MUL, PUSH, 0, HALT};
    int product = run(mulcode, &n);
    printf("%d after %d\n", product, n);
    printf("%d %d %d\n", words("a few  plain words "), words(""), words("   one"));
    return r % 256;
}
