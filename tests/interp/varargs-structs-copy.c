/* Covers: varargs with structs of several classes, long double, va_copy and two passes, va_list passed on. */
#include <stdarg.h>
#include <stdio.h>

struct small { int a; char b; };
struct pair { double x, y; };
struct mixed { long n; double d; };
struct large { int v[9]; };

static int take(int n, ...) {
    va_list ap;
    int total = 0;
    va_start(ap, n);
    for (int i = 0; i < n; i++) {
        struct small s = va_arg(ap, struct small);
        struct pair p = va_arg(ap, struct pair);
        struct mixed m = va_arg(ap, struct mixed);
        struct large l = va_arg(ap, struct large);
        long double ld = va_arg(ap, long double);
        int last = va_arg(ap, int);
        printf("%d%c %g,%g %ld:%g %d..%d %.3f %d\n", s.a, s.b, p.x, p.y, m.n, m.d, l.v[0], l.v[8],
               (double)ld, last);
        total += s.a + (int)p.y + (int)m.n + l.v[8] + last;
    }
    va_end(ap);
    return total;
}

static int maximum(int n, va_list ap) {
    int best = va_arg(ap, int);
    while (--n > 0) {
        int v = va_arg(ap, int);
        if (v > best)
            best = v;
    }
    return best;
}

/* prints each value as a share of the largest, so it must walk the list twice */
static int shares(int n, ...) {
    va_list ap, again;
    va_start(ap, n);
    va_copy(again, ap);
    int best = maximum(n, ap);
    va_end(ap);
    int sum = 0;
    for (int i = 0; i < n; i++) {
        int pct = va_arg(again, int) * 100 / best;
        printf("%d%% ", pct);
        sum += pct;
    }
    va_end(again);
    putchar('\n');
    return sum;
}

static int next_two(va_list *ap) {
    int a = va_arg(*ap, int);
    return a * 10 + va_arg(*ap, int);
}

static int by_pointer(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int first = next_two(&ap), second = next_two(&ap), rest = va_arg(ap, int);
    va_end(ap);
    printf("%d %d %d\n", first, second, rest);
    return first + second + rest;
}

int main(void) {
    struct small s = {7, 'k'};
    struct pair p = {1.5, -2};
    struct mixed m = {1L << 33, 0.125};
    struct large l = {{1, 2, 3, 4, 5, 6, 7, 8, 9}};
    m.n >>= 30;
    int t = take(2, s, p, m, l, 3.25L, 100, (struct small){8, 'j'}, (struct pair){9, 10}, m, l,
                 -0.5L, 200);
    printf("%d\n", t);
    int a = shares(9, 5, 20, 10, 1, 2, 19, 7, 3, 15);
    int b = by_pointer(5, 1, 2, 3, 4, 5);
    return (t + a + b) % 256;
}
