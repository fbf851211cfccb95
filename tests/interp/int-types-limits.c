/* Covers: every integer type, its limits and size, printed with each length modifier. */
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    signed char sc = SCHAR_MIN;
    unsigned char uc = UCHAR_MAX;
    char c = CHAR_MAX;
    short s = SHRT_MIN;
    unsigned short us = USHRT_MAX;
    int i = INT_MIN;
    unsigned u = UINT_MAX;
    long l = LONG_MIN;
    unsigned long ul = ULONG_MAX;
    long long ll = LLONG_MIN;
    unsigned long long ull = ULLONG_MAX;
    size_t z = SIZE_MAX;
    ptrdiff_t t = PTRDIFF_MIN;
    intmax_t j = INTMAX_MAX;

    printf("%hhd %hhu %d\n", sc, uc, c);
    printf("%hd %hu\n", s, us);
    printf("%d %u\n", i, u);
    printf("%ld %lu\n", l, ul);
    printf("%lld %llu\n", ll, ull);
    printf("%zu %td %jd\n", z, t, j);
    printf("%x %X %o\n", u, u - 1, u);
    printf("%lx %llX %lo\n", ul, ull, ul);
    printf("%hhx %hx\n", uc, us);

    sc--, uc++;  /* the narrowing of sc is implementation-defined, it wraps */
    s--, us++;
    u++, ul++, ull++;
    printf("%d %d %d %d %u %lu %llu\n", sc, uc, s, us, u, ul, ull);

    printf("%zu %zu %zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof(int),
           sizeof(long), sizeof(long long), sizeof(void *));
    printf("%zu %zu %zu %zu\n", sizeof(int8_t), sizeof(int16_t), sizeof(int32_t),
           sizeof(int64_t));

    int status = (int)((unsigned)sc + uc + (unsigned)(us == 0) + (s == SHRT_MAX));
    return status & 0xff;
}
