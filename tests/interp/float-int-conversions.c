/* Covers: conversions between float, double and every integer type, in range, truncating toward zero. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static void down(double d) {
    printf("%d %d %d %ld %lld", (signed char)d, (short)d, (int)d, (long)d, (long long)d);
    if (d > -1)
        printf(" %u %u %u %lu %llu", (unsigned char)d, (unsigned short)d, (unsigned)d,
               (unsigned long)d, (unsigned long long)d);
    putchar('\n');
}

int main(void) {
    down(0.0);
    down(0.999);
    down(-0.999);
    down(-1.5);
    down(100.75);
    down(-128.5);
    down(127.99);

    printf("%u %lld\n", (unsigned)4294967295.0, (long long)-9223372036854775808.0);
    printf("%llu %llu\n", (unsigned long long)18446744073709549568.0,
           (unsigned long long)9223372036854775808.0);
    printf("%d %d\n", (int)2147483647.0, (int)-2147483648.0);

    signed char sc = -7;
    unsigned char uc = 250;
    short s = -30000;
    unsigned short us = 60000;
    int i = INT_MIN;
    unsigned u = UINT_MAX;
    long l = LONG_MAX;
    unsigned long ul = ULONG_MAX;
    long long odd = (1LL << 53) + 1;
    _Bool b = 1;
    printf("%.1f %.1f %.1f %.1f %.1f\n", (double)sc, (double)uc, (double)s, (double)us,
           (double)b);
    printf("%.1f %.1f %.1f %.1f %.1f\n", (double)i, (double)u, (double)l, (double)ul,
           (double)odd);
    printf("%.1f %.1f %.1f\n", (double)(float)i, (double)(float)u, (double)(float)ul);
    printf("%.1f %.1f\n", (double)(float)16777217, (double)(float)-16777219LL);

    int n = 7;
    n *= 1.5;
    printf("%d\n", n);
    n += 0.75f;
    printf("%d\n", n);
    unsigned char acc = 10;
    acc += 3.9;
    char c = 'A' + 1.5;
    printf("%d %c\n", acc, c);
    uint16_t arr[4];
    for (int k = 0; k < 4; k++)
        arr[k] = (uint16_t)(k * 1234.5f);
    printf("%u %u %u %u\n", arr[0], arr[1], arr[2], arr[3]);
    __int128 w = (__int128)1e30;
    printf("%lld %.1f\n", (long long)(w % 1000000007), (double)w);
    return acc + n;
}
