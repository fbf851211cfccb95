/* Covers: long double basics: arithmetic with more than 53 bits, compare, conversion, passing, arrays. */
#include <stdio.h>

static long double mean(const long double *v, int n) {
    long double s = 0;
    for (int i = 0; i < n; i++)
        s += v[i];
    return s / n;
}

static long double scale(long double x, int k) { return x * k; }

struct pair {
    long double a;
    int tag;
};

static struct pair bump(struct pair p) {
    p.a += 0.5L;
    p.tag++;
    return p;
}

int main(void) {
    long double one = 1, eps = 1;
    int bits = 0;
    while (one + eps != one) {
        eps /= 2;
        bits++;
    }
    printf("%d\n", bits);
    long double v[] = {1.25L, 2.5L, -3.75L, 100};
    printf("%.6f\n", (double)mean(v, 4));
    long double big = 9007199254740993.0L; /* 2^53 + 1, exact here */
    printf("%lld %lld\n", (long long)big, (long long)(double)big);
    printf("%d %d\n", big > 9007199254740992.0L, (double)big > 9007199254740992.0);
    struct pair p = {2.25L, 7};
    p = bump(bump(p));
    printf("%.3f %d\n", (double)p.a, p.tag);
    printf("%.3f %d %d\n", (double)scale(-1.5L, 3), -big < 0, big == big);
    unsigned long long u = (unsigned long long)18446744073709551615.0L;
    printf("%llu\n", u);
    float f = (float)(1.0L / 3);
    printf("%.9g %.17g\n", f, (double)(1.0L / 3));
    return bits;
}
