/* Covers: sign extension, zero extension and truncation between all pairs of integer widths. */
#include <stdint.h>
#include <stdio.h>

static int8_t to_i8(int64_t v) { return (int8_t)v; }
static uint8_t to_u8(int64_t v) { return (uint8_t)v; }
static int16_t to_i16(int64_t v) { return (int16_t)v; }
static uint16_t to_u16(int64_t v) { return (uint16_t)v; }
static int32_t to_i32(int64_t v) { return (int32_t)v; }
static uint32_t to_u32(int64_t v) { return (uint32_t)v; }

static uint64_t fold(uint64_t acc, uint64_t v) {
    return (acc ^ v) * 0x100000001b3ull;
}

int main(void) {
    static const int64_t probe[] = {
        0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769,
        65535, 65536, 2147483647LL, 2147483648LL, -2147483648LL, -2147483649LL,
        4294967295LL, 4294967296LL, 0x123456789abcdef0LL, INT64_MAX, INT64_MIN,
    };
    uint64_t acc = 0xcbf29ce484222325ull;
    for (unsigned k = 0; k < sizeof probe / sizeof probe[0]; k++) {
        int64_t v = probe[k];
        printf("%lld: %d %u %d %u %d %u\n", (long long)v, to_i8(v), to_u8(v),
               to_i16(v), to_u16(v), to_i32(v), to_u32(v));
        /* widen again from every narrow form, both signs */
        acc = fold(acc, (uint64_t)(int64_t)to_i8(v));
        acc = fold(acc, (uint64_t)to_u8(v));
        acc = fold(acc, (uint64_t)(uint32_t)to_i8(v));
        acc = fold(acc, (uint64_t)(uint16_t)to_i8(v));
        acc = fold(acc, (uint64_t)(int64_t)to_i16(v));
        acc = fold(acc, (uint64_t)(int16_t)to_u16(v));
        acc = fold(acc, (uint64_t)to_i32(v));
        acc = fold(acc, (uint64_t)to_u32(v));
        acc = fold(acc, (uint64_t)(int64_t)(int32_t)to_u32(v));
    }
    printf("%016llx\n", (unsigned long long)acc);

    int neg = -1;
    unsigned one = 1;
    printf("%d %d\n", neg < (int)one, (unsigned)neg < one);
    long wide = (unsigned)neg;
    long wide2 = neg;
    printf("%ld %ld\n", wide, wide2);
    return (int)(acc & 0x7f);
}
