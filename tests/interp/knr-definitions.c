/* Covers: old-style definitions with promoted parameters and calls to functions declared without a prototype. */
#include <stdio.h>
#pragma clang diagnostic ignored "-Wdeprecated-non-prototype"

int later();
static double scale();

int add(a, b)
int a, b;
{
    return a + b;
}

/* parameters narrower than int arrive promoted and are narrowed on entry */
int narrow(c, s, f)
char c;
short s;
float f;
{
    return c + s + (int)(f * 4);
}

char *pick(list, n, at)
char **list;
int n, at;
{
    return at < n ? list[at] : "none";
}

int apply(fn, v)
int (*fn)();
int v;
{
    return fn(v, v + 1);
}

struct pair { int a, b; };
struct pair swap(p)
struct pair p;
{
    struct pair r;
    r.a = p.b;
    r.b = p.a;
    return r;
}

int main() {
    char *words[] = {"zero", "one", "two"};
    struct pair p = {3, 4};
    printf("%d\n", add(2, 3));
    printf("%d\n", narrow('A', -5, 2.75));
    printf("%s %s\n", pick(words, 3, 1), pick(words, 3, 7));
    printf("%d\n", apply(add, 20));
    p = swap(p);
    printf("%d %d\n", p.a, p.b);
    int r = later(6, 'x', 1.5);
    printf("%d %g\n", r, scale(3.0, 2));
    return r;
}

int later(n, c, d)
int n, c;
double d;
{
    return n * 10 + (c == 'x') + (int)(d * 2);
}

static double scale(x, n)
double x;
int n;
{
    while (n-- > 0)
        x *= 1.5;
    return x;
}
