/* Check that brackets read from stdin are balanced. */
#include <stdio.h>

#define MAXDEPTH 50

static char open_stack[MAXDEPTH];
static int depth;

static int match(char open, int close)
{
    return (open == '(' && close == ')') ||
           (open == '[' && close == ']') ||
           (open == '{' && close == '}');
}

int main(void)
{
    int c;
    unsigned long line = 1;

    while ((c = getchar()) != EOF) {
        switch (c) {
        case '\n':
            line++;
            break;
        case '(':
        case '[':
        case '{':
            if (depth > MAXDEPTH) {
                printf("line %lu: nested too deeply\n", line);
                return 2;
            }
            open_stack[depth++] = (char)c; //@ violated: deref
            break;
        case ')':
        case ']':
        case '}':
            if (depth == 0 || !match(open_stack[depth - 1], c)) {
                printf("line %lu: unexpected '%c'\n", line, c);
                return 1;
            }
            depth--;
            break;
        }
    }
    if (depth > 0) {
        printf("unclosed '%c'\n", open_stack[depth - 1]);
        return 1;
    }
    puts("balanced");
    return 0;
}
