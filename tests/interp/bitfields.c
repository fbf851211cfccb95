/* Covers: bit-fields: signed and unsigned, zero width, wrap on store, compound assignment, arrays of them. */
#include <stdio.h>

struct rgb565 {
    unsigned r : 5;
    unsigned g : 6;
    unsigned b : 5;
};

struct mixed {
    int s3 : 3;
    unsigned u3 : 3;
    int : 0;
    int s7 : 7;
    signed char c4 : 4;
    unsigned long long big : 40;
    long long sbig : 37;
};

struct mode {
    unsigned read : 1, write : 1, exec : 1, : 2, kind : 3;
};

static struct mode make(unsigned k) {
    struct mode m = {0};
    m.read = k & 1;
    m.write = (k >> 1) & 1;
    m.exec = (k >> 2) & 1;
    m.kind = k;
    return m;
}

static int show(struct mode m) {
    printf("%c%c%c/%u\n", m.read ? 'r' : '-', m.write ? 'w' : '-', m.exec ? 'x' : '-',
           m.kind);
    return (int)(m.read + 2 * m.write + 4 * m.exec);
}

int main(void) {
    struct rgb565 px[3] = {{31, 63, 31}, {1, 2, 3}, {0, 0, 0}};
    px[2].r = px[0].r + px[1].r; /* wraps to 0 */
    px[2].g = px[0].g * 2;
    px[2].b -= 1;
    for (int i = 0; i < 3; i++)
        printf("%u %u %u\n", px[i].r, px[i].g, px[i].b);

    struct mixed m = {0};
    int v = 5;
    m.s3 = v; /* 101 reads as -3 */
    m.u3 = (unsigned)v;
    m.s7 = -64;
    m.c4 = -8;
    m.big = 0xfedcba9876ull;
    m.sbig = -(1LL << 36);
    printf("%d %u %d %d %llx %lld\n", m.s3, m.u3, m.s7, m.c4,
           (unsigned long long)m.big, (long long)m.sbig);
    m.s7 += 100;
    m.u3++;
    m.u3++;
    m.u3++;
    m.big <<= 4;
    m.sbig >>= 30;
    m.c4 ^= 3;
    printf("%d %u %d %llx %lld\n", m.s7, m.u3, m.c4, (unsigned long long)m.big,
           (long long)m.sbig);
    int total = 0;
    for (unsigned k = 0; k < 9; k++)
        total += show(make(k));
    printf("%d\n", (m.s3 < 0) + (px[0].g - px[0].b < 0));
    return total;
}
