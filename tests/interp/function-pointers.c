/* Covers: function pointers: tables, callbacks with context, returned functions, comparison, struct of methods. */
#include <stdio.h>

typedef int (*binop)(int, int);
typedef void (*visitor)(int value, void *ctx);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int pick_max(int a, int b) { return a > b ? a : b; }

static const struct { const char *name; binop fn; } table[] = {
    {"add", add}, {"sub", sub}, {"mul", mul}, {"max", pick_max}};

static binop choose(int k) { return k < 0 ? 0 : table[k % 4].fn; }
static int (*choose_raw(char c))(int, int) {
    switch (c) {
    case '+': return add;
    case '-': return &sub;
    default: return *mul;
    }
}

static int fold(const int *v, int n, int init, binop f) {
    for (int i = 0; i < n; i++)
        init = f(init, v[i]);
    return init;
}

static void each(const int *v, int n, visitor f, void *ctx) {
    while (n--)
        f(*v++, ctx);
}

struct stats { int count, sum, biggest; };
static void gather(int value, void *ctx) {
    struct stats *s = ctx;
    s->count++;
    s->sum += value;
    if (s->count == 1 || value > s->biggest)
        s->biggest = value;
}
static void show(int value, void *ctx) { printf("%s%d", (const char *)ctx, value); }

struct animal { const char *name; int (*noise)(const struct animal *, int); };
static int bark(const struct animal *a, int n) { return printf("%s woof x%d\n", a->name, n); }
static int meow(const struct animal *a, int n) { return printf("%s meow x%d\n", a->name, n); }

typedef struct state (*step)(int);
struct state { step next; int out; };
static struct state odd(int v);
static struct state even(int v) { return (struct state){v % 3 ? odd : even, v * 2}; }
static struct state odd(int v) { return (struct state){v % 2 ? even : odd, v + 100}; }

int main(void) {
    int v[] = {3, 8, -2, 5};
    for (int i = 0; i < 4; i++)
        printf("%s %d\n", table[i].name, fold(v, 4, 1, table[i].fn));
    struct stats s = {0, 0, 0};
    each(v, 4, gather, &s);
    each(v, 4, show, " v=");
    printf("\n%d %d %d\n", s.count, s.sum, s.biggest);
    printf("%d %d %d\n", choose_raw('+')(2, 3), (*choose_raw('-'))(2, 3), choose_raw('*')(2, 3));
    printf("%d %d %d\n", choose(4) == add, choose(1) != sub, choose(-1) == NULL);
    struct animal zoo[] = {{"rex", bark}, {"tom", meow}};
    int chars = 0;
    for (int i = 0; i < 2; i++)
        chars += zoo[i].noise(&zoo[i], i + 2);
    step st = even;
    int out = 0;
    for (int i = 1; i < 10; i++) {
        struct state r = st(i);
        out = (out * 7 + r.out) % 1000;
        st = r.next;
    }
    printf("%d %d\n", out, st == even);
    binop local[2][2] = {{add, sub}, {mul, 0}};
    int r = local[1][1] ? 1 : local[1][0](6, 7);
    return r + chars;
}
