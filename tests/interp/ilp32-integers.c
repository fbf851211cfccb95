/* Covers (same under 32-bit and 64-bit models): fixed-width integers, long long division, shifts, long kept small. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static long long isqrt(long long n) {
    long long lo = 0, hi = 3037000499LL;
    while (lo < hi) {
        long long mid = lo + (hi - lo + 1) / 2;
        if (mid * mid <= n)
            lo = mid;
        else
            hi = mid - 1;
    }
    return lo;
}

static uint64_t mulmod(uint32_t a, uint32_t b, uint32_t m) { return (uint64_t)a * b % m; }

int main(void) {
    long l = 100000;
    unsigned long ul = 4000000000ul;
    l = l * 20000 + 147483647; /* stays inside 32 bits */
    printf("%ld %lu\n", l, ul);
    printf("%lld %lld\n", isqrt(99), isqrt(9223372030926249000LL));
    long long q = -9000000000000LL / 7, r = -9000000000000LL % 7;
    printf("%lld %lld\n", q, r);
    unsigned long long u = 0xfedcba9876543210ull;
    for (int s = 0; s < 64; s += 13)
        printf("%llx %llx %lld\n", u << s, u >> s, (long long)u >> s);
    printf("%llu %llu\n", u / 1000000007u, u % 1000000007u);
    printf("%u\n", (uint32_t)mulmod(4000000000u, 3999999999u, 4294967291u));
    int32_t i = INT32_MIN;
    uint32_t w = (uint32_t)i;
    int64_t wide = i;
    printf("%d %u %lld %d\n", i, w, (long long)wide, (int)(wide >> 31));
    printf("%d %d\n", (long)-1 < (int)0, sizeof(int) == 4);
    long m = -17;
    printf("%ld %ld %ld\n", m / 5, m % 5, m >> 1);
    printf("%d\n", LONG_MAX >= INT_MAX);
    return (int)(u % 251);
}
