/* Covers: gcd, extended gcd, modular power and inverse, Miller-Rabin, LCG, xorshift, Mersenne-like generators. */
#include <stdint.h>
#include <stdio.h>

static uint64_t gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static int64_t egcd(int64_t a, int64_t b, int64_t *x, int64_t *y) {
    if (b == 0) {
        *x = 1;
        *y = 0;
        return a;
    }
    int64_t x1, y1, g = egcd(b, a % b, &x1, &y1);
    *x = y1;
    *y = x1 - a / b * y1;
    return g;
}

static uint64_t modpow(uint64_t b, uint64_t e, uint64_t m) {
    uint64_t r = 1 % m;
    for (b %= m; e; e >>= 1) {
        if (e & 1)
            r = (uint64_t)((unsigned __int128)r * b % m);
        b = (uint64_t)((unsigned __int128)b * b % m);
    }
    return r;
}

static int is_prime(uint64_t n) {
    static const uint64_t bases[] = {2, 3, 5, 7, 11, 13};
    if (n < 2)
        return 0;
    for (int i = 0; i < 6; i++)
        if (n % bases[i] == 0)
            return n == bases[i];
    uint64_t d = n - 1;
    int s = 0;
    for (; d % 2 == 0; d /= 2)
        s++;
    for (int i = 0; i < 6; i++) {
        uint64_t x = modpow(bases[i], d, n);
        if (x == 1 || x == n - 1)
            continue;
        int k = 1;
        for (; k < s; k++)
            if ((x = modpow(x, 2, n)) == n - 1)
                break;
        if (k == s)
            return 0;
    }
    return 1;
}

static uint32_t lcg(uint32_t *s) { return *s = *s * 1664525u + 1013904223u; }
static uint64_t xorshift(uint64_t *s) {
    *s ^= *s << 13;
    *s ^= *s >> 7;
    return *s ^= *s << 17;
}
static uint32_t lfsr(uint32_t *s) {
    uint32_t bit = *s & 1;
    *s = *s >> 1 ^ (bit ? 0x80200003u : 0);
    return bit;
}
static uint32_t tiny_twister(uint32_t st[7], int *at) {
    int i = *at;
    uint32_t y = (st[i] & 0x80000000u) | (st[(i + 1) % 7] & 0x7fffffffu);
    st[i] = st[(i + 3) % 7] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
    *at = (i + 1) % 7;
    y = st[i];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    return y ^ y >> 18;
}

int main(void) {
    printf("%llu %llu\n", (unsigned long long)gcd(1071, 462), (unsigned long long)gcd(1ull << 40, 6144));
    int64_t x, y, g = egcd(240, 46, &x, &y);
    printf("%lld %lld %lld\n", (long long)g, (long long)x, (long long)y);
    printf("%llu %llu\n", (unsigned long long)modpow(3, 200, 1000007),
           (unsigned long long)modpow(2, 1ull << 60, 18446744073709551557ull));
    egcd(17, 3120, &x, &y);
    printf("%lld\n", (long long)((x % 3120 + 3120) % 3120));
    int primes = 0;
    for (uint64_t n = 1; n < 60; n++)
        primes += is_prime(n);
    printf("%d %d %d %d\n", primes, is_prime(561), is_prime(1000000007), is_prime(4294967297ull));
    uint32_t s = 42, l = 1, st[7] = {1, 2, 3, 4, 5, 6, 7};
    uint64_t xs = 88172645463325252ull;
    int at = 0;
    uint32_t bits = 0, last = 0;
    for (int i = 0; i < 24; i++) {
        lcg(&s);
        xorshift(&xs);
        bits = bits << 1 | lfsr(&l);
        last = tiny_twister(st, &at);
    }
    printf("%u %llu %x %u\n", s, (unsigned long long)xs, bits, last);
    return (int)(s % 256);
}
