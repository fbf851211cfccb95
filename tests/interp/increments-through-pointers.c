/* Covers: pre and post increment and decrement of values and pointers: *p++, ++*p, (*p)++, p[i]++, s->n--. */
#include <stdio.h>

struct cursor { int *at; short left; char *text; };

static int take(struct cursor *c) { return c->left-- > 0 ? *c->at++ : -1; }
static int *advance(int **pp) { return ++*pp; }

int main(void) {
    int a[6] = {10, 20, 30, 40, 50, 60};
    int *p = a;
    int x = *p++;
    int y = *++p;
    int z = ++*p;
    int w = (*p)++;
    printf("%d %d %d %d %d %d\n", x, y, z, w, *p, (int)(p - a));
    x = *p--;
    y = *--p;
    z = --*p;
    w = (*p)--;
    printf("%d %d %d %d %d %d\n", x, y, z, w, *p, (int)(p - a));
    for (int i = 0; i < 6; i++)
        printf("%d ", a[i]);
    putchar('\n');
    int i = 0;
    a[i++]++;
    ++a[++i];
    a[i--] *= 2;
    int k = a[i]--;
    k -= --a[5];
    printf("%d %d %d\n", i, k, a[2]);
    char src[] = "copy me", dst[8], *s = src, *d = dst;
    while ((*d++ = *s++) != '\0')
        ;
    printf("%s %d %d\n", dst, (int)(d - dst), (int)(s - src));
    d = dst;
    while (*d)
        *d++ += 1;
    puts(dst);
    struct cursor c = {a + 1, 3, dst};
    int got = 0, v;
    while ((v = take(&c)) >= 0)
        got = got * 7 % 1000 + v;
    printf("%d %d %d\n", got, c.left, (int)(c.at - a));
    ++*c.text;
    *c.text++ -= 2;
    printf("%c%c\n", c.text[-1], *c.text);
    int *q = a, **pp = &q;
    *advance(pp) += 5;
    *(*pp)++ += 1;
    printf("%d %d\n", a[1], (int)(q - a));
    unsigned u = 0;
    u--;
    float f = 1.5f;
    double dd = f++;
    dd += --f;
    long long ll = -1;
    ll++;
    printf("%u %g %g %lld\n", u, f, dd > 3 ? 1.0 : 0.0, ll--);
    unsigned char m[2][3] = {{1, 2, 3}, {4, 5, 6}}, (*row)[3] = m;
    int t = (*row++)[1];
    t += (*row)[2]--;
    printf("%d %d\n", t, m[1][2]);
    return a[1] + got % 100;
}
