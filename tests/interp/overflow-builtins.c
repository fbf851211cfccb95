/* Covers: __builtin_add_overflow, sub and mul on equal and mixed types, and saturating helpers made of them. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int sat_add(int a, int b) {
    int r;
    if (__builtin_add_overflow(a, b, &r))
        return a < 0 ? INT_MIN : INT_MAX;
    return r;
}

static unsigned sat_sub(unsigned a, unsigned b) {
    unsigned r;
    return __builtin_sub_overflow(a, b, &r) ? 0 : r;
}

static int factorial(int n, long *out) {
    long r = 1;
    for (int i = 2; i <= n; i++)
        if (__builtin_mul_overflow(r, i, &r))
            return i;
    *out = r;
    return 0;
}

static int parse(const char *s, int *out) {
    int v = 0;
    for (; *s; s++)
        if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, *s - '0', &v))
            return -1;
    *out = v;
    return 0;
}

int main(void) {
    printf("%d %d %d\n", sat_add(INT_MAX, 1), sat_add(INT_MIN, -1), sat_add(5, -9));
    printf("%u %u\n", sat_sub(3, 4), sat_sub(4, 3));
    long f = 0;
    int at = factorial(20, &f);
    printf("%d %ld\n", at, f);
    at = factorial(30, &f);
    printf("%d %ld\n", at, f);
    int v = -1;
    int e = parse("2147483647", &v);
    printf("%d %d\n", e, v);
    e = parse("2147483648", &v);
    printf("%d %d\n", e, v);

    int8_t i8;
    uint8_t u8;
    int16_t i16;
    uint64_t u64;
    int64_t i64;
    int o = 0;
    o = o * 2 + __builtin_add_overflow((int8_t)100, (int8_t)27, &i8);
    printf("%d ", i8);
    o = o * 2 + __builtin_add_overflow((int8_t)100, (int8_t)28, &i8);
    printf("%d ", i8);
    o = o * 2 + __builtin_add_overflow(200, 55, &u8);
    printf("%u ", u8);
    o = o * 2 + __builtin_sub_overflow(0, 1, &u8);
    printf("%u ", u8);
    o = o * 2 + __builtin_mul_overflow(-300, 300, &i16);
    printf("%d ", i16);
    o = o * 2 + __builtin_add_overflow(-1, 1u, &u64);
    printf("%llu ", (unsigned long long)u64);
    o = o * 2 + __builtin_add_overflow(INT64_MAX, 1u, &i64);
    printf("%lld ", (long long)i64);
    o = o * 2 + __builtin_mul_overflow(UINT64_MAX, UINT64_MAX, &u64);
    printf("%llu\n", (unsigned long long)u64);
    int si;
    unsigned ui;
    long sl;
    o ^= __builtin_sadd_overflow(INT_MAX, INT_MAX, &si);
    o ^= __builtin_umul_overflow(65536u, 65536u, &ui) << 1;
    o ^= __builtin_ssubl_overflow(LONG_MIN, 1, &sl) << 2;
    printf("%d %u %ld %x\n", si, ui, sl, o);
    return o & 0xff;
}
