/* Covers: noreturn functions and exit called from deep inside nested calls and loops. */
#include <stdio.h>
#include <stdlib.h>

static int level;

_Noreturn static void fail(int code, const char *why) {
    printf("fail %d: %s at level %d\n", code, why, level);
    exit(code);
}

__attribute__((noreturn)) static void relay(int code) {
    fail(code + 1, "relayed");
}

static int must(int v) {
    if (v < 0)
        relay(40);
    return v;
}

static int visit(int n, int (*f)(int)) {
    level++;
    int r = 0;
    for (int i = 0; i < 3; i++) {
        int v = f(n - i);
        if (v == 7)
            continue;
        r += n > 0 ? visit(n - 2, f) + v : must(v);
    }
    level--;
    return r;
}

static int identity(int v) { return v + 2; }

int main(void) {
    printf("%d\n", visit(2, identity));
    level = 100;
    printf("%d\n", visit(1, identity));
    int first = visit(-1, identity);
    printf("%d\n", first);
    puts("not printed");
    return 0;
}
