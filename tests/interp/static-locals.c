/* Covers: static locals: counters, per-scope copies, caches, static arrays and addresses, recursion sharing. */
#include <stdio.h>

static int next_id(void) {
    static int id = 100;
    return ++id;
}

static int two_scopes(int which) {
    if (which) {
        static int n = 1;
        return n *= 2;
    } else {
        static int n = 1;
        return n += 3;
    }
}

static unsigned long memo_fib(int n) {
    static unsigned long cache[60];
    if (n < 2)
        return (unsigned long)n;
    if (cache[n])
        return cache[n];
    return cache[n] = memo_fib(n - 1) + memo_fib(n - 2);
}

static int *counter(void) {
    static int c;
    return &c;
}

static const char *ring(int v) {
    static char buf[3][8];
    static int at;
    char *b = buf[at++ % 3];
    snprintf(b, 8, "<%d>", v);
    return b;
}

static int depth(int n) {
    static int deepest;
    static int *where = &deepest;
    if (n > *where)
        deepest = n;
    if (n < 5)
        depth(n + 1);
    return deepest;
}

int main(void) {
    int a = next_id(), b = next_id(), c = next_id();
    printf("%d %d %d\n", a, b, c);
    for (int i = 0; i < 6; i++)
        printf("%d ", two_scopes(i & 1));
    putchar('\n');
    printf("%lu %lu %lu\n", memo_fib(10), memo_fib(50), memo_fib(59));
    for (int i = 0; i < 4; i++)
        ++*counter();
    printf("%d\n", *counter());
    const char *x = ring(1), *y = ring(22), *z = ring(333);
    printf("%s %s %s\n", x, y, z);
    printf("%s %s\n", ring(4), x);
    printf("%d\n", depth(0));
    return next_id();
}
