/* RPN calculator on unsigned numbers; every argument is a token. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#define DEPTH 16

struct stack {
    unsigned long item[DEPTH];
    int top;
};

static int push(struct stack *s, unsigned long v)
{
    if (s->top == DEPTH)
        return 0;
    s->item[s->top++] = v;
    return 1;
}

static int pop(struct stack *s, unsigned long *v)
{
    if (s->top == 0)
        return 0;
    *v = s->item[--s->top];
    return 1;
}

int main(int argc, char **argv)
{
    struct stack *s = malloc(sizeof *s);
    unsigned long a, b;
    int ok = 1;

    if (!s)
        return 1;
    s->top = 0;
    for (int i = 1; i < argc && ok; i++) {
        const char *t = argv[i];
        if (isdigit((unsigned char)t[0])) {
            ok = push(s, strtoul(t, NULL, 10));
            continue;
        }
        if (!pop(s, &b) || !pop(s, &a)) {
            ok = 0;
            break;
        }
        switch (t[0]) {
        case '+': ok = push(s, a + b); break;
        case '-': ok = push(s, a - b); break;
        case 'x': ok = push(s, a * b); break;
        case '/': ok = b != 0 && push(s, a / b); break;
        default:  ok = 0;
        }
    }
    if (ok && pop(s, &a))
        printf("%lu\n", a);
    else
        puts("error");
    free(s);
    return !ok;
}
