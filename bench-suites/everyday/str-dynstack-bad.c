#include <stdio.h>
#include <stdlib.h>

#define MAX_DEPTH 1000000

struct stack {
    int *item;
    size_t len, cap;
};

static int push(struct stack *s, int x)
{
    if (s->len == s->cap) {
        size_t cap = s->cap ? s->cap * 2 : 8;
        int *p = cap > MAX_DEPTH ? NULL : realloc(s->item, cap * sizeof *p);
        if (p == NULL)
            return 0;
        s->item = p;
        s->cap = cap;
    }
    s->item[s->len++] = x;
    return 1;
}

static int pop(struct stack *s)
{
    return s->item[--s->len]; //@ violated: deref
}

/* Are the brackets on standard input balanced? */
int main(void)
{
    struct stack s = { NULL, 0, 0 };
    int c, ok = 1;

    while (ok && (c = getchar()) != EOF) {
        switch (c) {
        case '(': ok = push(&s, ')'); break;
        case '[': ok = push(&s, ']'); break;
        case '{': ok = push(&s, '}'); break;
        case ')':
        case ']':
        case '}':
            ok = pop(&s) == c;
            break;
        default:
            break;
        }
    }
    if (s.len != 0)
        ok = 0;
    puts(ok ? "balanced" : "not balanced");
    free(s.item);
    return 0;
}
