#include <ctype.h>
#include <stdio.h>

#define DEPTH 64

static int stack[DEPTH];
static int sp;

static int reduce(int op)
{
    long long a, b, r;

    if (sp < 2)
        return -1;
    b = stack[--sp];
    a = stack[--sp];
    switch (op) {
    case '+': r = a + b; break;
    case '-': r = a - b; break;
    case '*': r = a * b; break;
    case '/':
        if (b == 0)
            return -2;
        r = a / b;
        break;
    default:
        return -3;
    }
    stack[sp++] = (int)(r % 1000000);
    return 0;
}

int main(void)
{
    int c, rc = 0;

    while (rc == 0 && (c = getchar()) != EOF) {
        if (isspace(c))
            continue;
        if (isdigit(c)) {
            if (sp == DEPTH) {
                rc = -4;
                break;
            }
            stack[sp++] = c - '0';
        } else {
            rc = reduce(c);
        }
    }
    if (rc != 0)
        fprintf(stderr, "error %d\n", rc);
    else if (sp > 0)
        printf("%d\n", stack[sp - 1]);
    return 0;
}
