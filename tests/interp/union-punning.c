/* Covers: unions: type punning between ints, floats and bytes, tagged variants, unions by value. */
#include <stdint.h>
#include <stdio.h>

union num {
    uint64_t u64;
    int64_t i64;
    double d;
    float f[2];
    uint16_t h[4];
    uint8_t b[8];
};

enum tag { T_INT, T_REAL, T_STR, T_PAIR };
struct value {
    enum tag tag;
    union {
        long i;
        double r;
        const char *s;
        struct { short a, b; } pair;
    };
};

static union num swap(union num n) {
    union num r;
    for (int i = 0; i < 8; i++)
        r.b[i] = n.b[7 - i];
    return r;
}

static int show(struct value v) {
    switch (v.tag) {
    case T_INT: return printf("int %ld\n", v.i);
    case T_REAL: return printf("real %g\n", v.r);
    case T_STR: return printf("str %s\n", v.s);
    case T_PAIR: return printf("pair %d:%d\n", v.pair.a, v.pair.b);
    }
    return 0;
}

int main(void) {
    union num n = {.d = 1.0};
    printf("%016llx\n", (unsigned long long)n.u64);
    n.u64 ^= 1ull << 63;
    printf("%g\n", n.d);
    n.i64 = -2;
    printf("%x %x %x %x %02x\n", n.h[0], n.h[1], n.h[2], n.h[3], n.b[0]);
    n.f[0] = 2.5f;
    n.f[1] = -0.0f;
    printf("%016llx\n", (unsigned long long)n.u64);
    printf("%016llx\n", (unsigned long long)swap(n).u64);
    n.u64 = 0x0123456789abcdefull;
    n.b[3] = 0xff;
    n.h[3]++;
    printf("%016llx\n", (unsigned long long)n.u64);
    n.d = 0.1;
    int exponent = (int)(n.u64 >> 52 & 0x7ff) - 1023;
    printf("%d %llx\n", exponent, (unsigned long long)(n.u64 & 0xfffffffffffffull));

    struct value vs[] = {
        {T_INT, .i = -77}, {T_REAL, .r = 6.5}, {T_STR, .s = "text"}, {T_PAIR, .pair = {3, -4}},
    };
    int chars = 0;
    for (int i = 0; i < 4; i++)
        chars += show(vs[i]);
    vs[0] = vs[3];
    vs[0].pair.a = 9;
    chars += show(vs[0]) + show(vs[3]);
    printf("%zu %zu\n", sizeof(union num), sizeof(struct value));
    return chars;
}
