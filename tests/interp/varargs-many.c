/* Covers: varargs: ints, longs, doubles, pointers, chars promoted; more than 6 integer and 8 double arguments. */
#include <stdarg.h>
#include <stdio.h>

static long sum_ints(int n, ...) {
    va_list ap;
    long s = 0;
    va_start(ap, n);
    for (int i = 0; i < n; i++)
        s = s * 3 + va_arg(ap, int);
    va_end(ap);
    return s;
}

static double sum_doubles(int n, ...) {
    va_list ap;
    double s = 0;
    va_start(ap, n);
    while (n--)
        s = s / 2 + va_arg(ap, double);
    va_end(ap);
    return s;
}

/* format letters: i int, l long, L long long, d double, s string, c char, p pointer to int */
static int dump(const char *fmt, ...) {
    va_list ap;
    int n = 0;
    va_start(ap, fmt);
    for (; *fmt; fmt++, n++)
        switch (*fmt) {
        case 'i': printf("%d ", va_arg(ap, int)); break;
        case 'l': printf("%ld ", va_arg(ap, long)); break;
        case 'L': printf("%llx ", va_arg(ap, unsigned long long)); break;
        case 'd': printf("%g ", va_arg(ap, double)); break;
        case 's': printf("%s ", va_arg(ap, const char *)); break;
        case 'c': printf("%c ", va_arg(ap, int)); break;
        case 'p': printf("&%d ", *va_arg(ap, int *)); break;
        }
    va_end(ap);
    putchar('\n');
    return n;
}

static int named_first(int a, double b, int c, int d, int e, int f, int g, int h, ...) {
    va_list ap;
    va_start(ap, h);
    int x = va_arg(ap, int);
    double y = va_arg(ap, double);
    int z = va_arg(ap, int);
    va_end(ap);
    printf("%d %g %d\n", x, y, z);
    return a + (int)b + c + d + e + f + g + h + x + z;
}

int main(void) {
    printf("%ld\n", sum_ints(0));
    printf("%ld\n", sum_ints(4, 1, -2, 3, -4));
    printf("%ld\n", sum_ints(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    printf("%g\n", sum_doubles(3, 1.0, 2.5, 4.0));
    printf("%g\n", sum_doubles(12, 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.));
    int k = 42;
    short sh = -9;
    char ch = 'q';
    float fl = 0.75f;
    int n = dump("ildscLp", 1, -2L, 2.5, "text", ch, 0xfeedfacecafeULL, &k);
    n += dump("iidci", sh, (unsigned char)200, fl, 'z', -1);
    n += dump("idididididididididididid", 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8,
              8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5);
    int r = named_first(1, 2.0, 3, 4, 5, 6, 7, 8, 9, 10.5, 11);
    printf("%d %d %d %d %d %d %d %d %s\n", 1, 2, 3, 4, 5, 6, 7, r, "end");
    return n + r;
}
