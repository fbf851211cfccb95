/* Covers: bit tricks by hand beside builtins: popcount, ctz, clz, parity, bswap, reverse, rotate, ffs. */
#include <stdint.h>
#include <stdio.h>

static int pop_loop(uint32_t v) {
    int n = 0;
    for (; v; v &= v - 1)
        n++;
    return n;
}
static int pop_swar(uint32_t v) {
    v -= v >> 1 & 0x55555555u;
    v = (v & 0x33333333u) + (v >> 2 & 0x33333333u);
    v = (v + (v >> 4)) & 0x0f0f0f0fu;
    return (int)(v * 0x01010101u >> 24);
}
static uint32_t reverse(uint32_t v) {
    v = (v >> 1 & 0x55555555u) | (v & 0x55555555u) << 1;
    v = (v >> 2 & 0x33333333u) | (v & 0x33333333u) << 2;
    v = (v >> 4 & 0x0f0f0f0fu) | (v & 0x0f0f0f0fu) << 4;
    v = (v >> 8 & 0x00ff00ffu) | (v & 0x00ff00ffu) << 8;
    return v >> 16 | v << 16;
}
static int log2_floor(uint32_t v) {
    int r = -1;
    while (v) {
        v >>= 1;
        r++;
    }
    return r;
}
static uint32_t round_pow2(uint32_t v) {
    v--;
    for (int s = 1; s < 32; s *= 2)
        v |= v >> s;
    return v + 1;
}
static uint32_t next_same_pop(uint32_t v) {
    uint32_t low = v & -v, ripple = v + low;
    return ripple | (((v ^ ripple) >> 2) / low);
}
static int iabs(int v) {
    int m = v >> 31;
    return (v ^ m) - m;
}
static uint32_t morton(uint32_t x, uint32_t y) {
    uint32_t r = 0;
    for (int i = 0; i < 16; i++)
        r |= (x >> i & 1) << 2 * i | (y >> i & 1) << (2 * i + 1);
    return r;
}

int main(void) {
    static const uint32_t probe[] = {1, 2, 0x80000000u, 0xffffffffu, 0x00f0f000u, 0xdeadbeefu, 12345, 96};
    int agree = 0;
    for (int i = 0; i < 8; i++) {
        uint32_t v = probe[i];
        int p = __builtin_popcount(v);
        agree += p == pop_loop(v) && p == pop_swar(v);
        printf("%d %d %d %d %d %08x %08x\n", p, __builtin_ctz(v), __builtin_clz(v), __builtin_parity(v),
               __builtin_ffs((int)v), __builtin_bswap32(v), reverse(v));
        agree += log2_floor(v) == 31 - __builtin_clz(v);
        agree += reverse(v) == __builtin_bitreverse32(v);
        agree += (v << 9 | v >> 23) == __builtin_rotateleft32(v, 9);
    }
    uint64_t w = 0x0123456789abcdefull;
    printf("%d %d %d\n", __builtin_popcountll(w), __builtin_ctzll(w << 20), __builtin_clzll(w));
    printf("%016llx %04x\n", (unsigned long long)__builtin_bswap64(w), __builtin_bswap16(0x1234));
    printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffsll(1ll << 40), __builtin_parityll(w));
    printf("%016llx %02x\n", (unsigned long long)__builtin_bitreverse64(w), __builtin_bitreverse8(0x13));
    printf("%u %u %u\n", round_pow2(5), round_pow2(64), round_pow2(1000));
    uint32_t s = 7;
    for (int i = 0; i < 8; i++, s = next_same_pop(s))
        printf("%u ", s);
    printf("\n%d %d %x\n", iabs(-77), iabs(77), morton(0xabcd, 0x1234));
    printf("%d\n", __builtin_clrsb(-1) + __builtin_clrsb(1));
    return agree;
}
