/* Covers: a SHA-256 implementation: rotates, message schedule, padding, big-endian words; plus a 64-bit mixer. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t ror(uint32_t x, unsigned n) { return x >> n | x << (32 - n); }

static uint32_t k[64], h0[8];

/* first 32 bits of the fractional part of the root of p, found by integer search */
static uint32_t frac_root(uint32_t p, int cube) {
    unsigned __int128 target = (unsigned __int128)p << (cube ? 96 : 64);
    uint64_t r = 0;
    for (int b = 36; b >= 0; b--) {
        uint64_t t = r | 1ull << b;
        unsigned __int128 v = (unsigned __int128)t * t;
        if (cube)
            v *= t;
        if (v <= target)
            r = t;
    }
    return (uint32_t)r;
}

static void constants(void) {
    int n = 0;
    for (uint32_t p = 2; n < 64; p++) {
        uint32_t d = 2;
        while (d * d <= p && p % d)
            d++;
        if (d * d <= p)
            continue;
        k[n] = frac_root(p, 1);
        if (n < 8)
            h0[n] = frac_root(p, 0);
        n++;
    }
}

static void block(uint32_t h[8], const uint8_t *p) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++, p += 4)
        w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (ror(a, 7) ^ ror(a, 18) ^ a >> 3) + w[i - 7] +
               (ror(b, 17) ^ ror(b, 19) ^ b >> 10);
    }
    uint32_t s[8];
    memcpy(s, h, sizeof s);
    for (int i = 0; i < 64; i++) {
        uint32_t t1 = s[7] + (ror(s[4], 6) ^ ror(s[4], 11) ^ ror(s[4], 25)) +
                      ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + w[i];
        uint32_t t2 = (ror(s[0], 2) ^ ror(s[0], 13) ^ ror(s[0], 22)) +
                      ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        for (int j = 7; j > 0; j--)
            s[j] = s[j - 1];
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++)
        h[i] += s[i];
}

static uint32_t digest(const char *msg) {
    uint8_t buf[128] = {0};
    uint32_t h[8];
    size_t n = strlen(msg), len = n + 9 <= 64 ? 64 : 128;
    memcpy(h, h0, sizeof h);
    memcpy(buf, msg, n);
    buf[n] = 0x80;
    for (int i = 0; i < 8; i++)
        buf[len - 1 - (size_t)i] = (uint8_t)((uint64_t)n * 8 >> 8 * i);
    for (size_t at = 0; at < len; at += 64)
        block(h, buf + at);
    for (int i = 0; i < 8; i++)
        printf("%08x", h[i]);
    putchar('\n');
    return h[0];
}

static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdull;
    x = x << 29 | x >> 35;
    x *= 0xc4ceb9fe1a85ec53ull;
    return x ^ x >> 31;
}

int main(void) {
    constants();
    uint32_t a = digest("abc");
    uint32_t b = digest("");
    uint32_t c = digest("a message that is just long enough to need a second block of data");
    uint64_t x = 1;
    for (int i = 0; i < 5; i++)
        x = mix(x + (uint64_t)i);
    printf("%016llx\n", (unsigned long long)x);
    return (int)((a ^ b ^ c) & 0xff);
}
