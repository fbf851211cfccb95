/* Covers: statement expressions: values, locals with scope, loops and returns inside, in macros and arguments. */
#include <stdio.h>

#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define SWAP(a, b) ({ __typeof__(a) _t = a; a = b; b = _t; })
#define COUNT(s, c) ({ int _n = 0; for (const char *_p = (s); *_p; _p++) _n += *_p == (c); _n; })
#define TRY(e) ({ int _r = (e); if (_r < 0) return _r * 10; _r; })

static int step(int v) { return v > 5 ? -v : v + 1; }
static int pipeline(int v) {
    int a = TRY(step(v));
    int b = TRY(step(a * 2));
    return a + b;
}

struct pt { int x, y; };

int main(void) {
    int i = 3, j = 8;
    int m = MAX(i++, j++);
    printf("%d %d %d\n", m, i, j);
    SWAP(i, j);
    printf("%d %d\n", i, j);
    printf("%d %d\n", COUNT("mississippi", 's'), COUNT("mississippi", 'p'));
    for (int k = 0; k < 8; k++)
        printf("%d ", pipeline(k));
    putchar('\n');
    int v = ({
        int acc = 1;
        while (acc < 100)
            acc *= 3;
        acc;
    }) + ({ 5; });
    struct pt p = ({
        struct pt q = {v, -v};
        q.x++;
        q;
    });
    printf("%d %d %d\n", v, p.x, p.y);
    double d = MAX(2.5, MAX(1, 7) / 2.0);
    printf("%g\n", d);
    int total = 0;
    for (int k = 0; ({ total += k; k < 6; }); k++)
        if (({ int odd = k & 1; odd; }))
            continue;
    ({ total++; });
    return total + p.x % 100;
}
