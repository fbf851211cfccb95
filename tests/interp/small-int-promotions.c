/* Covers: integer promotions of small types, compound assignment with narrowing, mixed signedness, shifts of chars. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    unsigned char a = 200, b = 100;
    int sum = a + b;
    unsigned char wrapped = a + b;
    printf("%d %d %d\n", sum, wrapped, (a + b) / 2);
    printf("%d %d\n", ~a, (unsigned char)~a);
    printf("%d %d\n", a << 4, (uint8_t)(a << 4));
    printf("%d %d\n", a - 201, (unsigned)(a - 201) > 5u);
    printf("%d\n", -a < 0);

    uint8_t u8 = 250;
    int8_t i8 = 120;
    uint16_t u16 = 65535;
    int16_t i16 = -32768;
    u8 += 10;
    i8 += 10; /* 130 narrowed */
    u16 *= 2;
    i16 -= 1;
    printf("%d %d %d %d\n", u8, i8, u16, i16);
    u8 -= 300;
    i8 >>= 1;
    u16 >>= 3;
    i16 /= -7;
    printf("%d %d %d\n", u8, u16, i16);
    u8 |= 0xf0f;
    u16 ^= -1;
    i16 %= 100;
    printf("%d %d %d\n", u8, u16, i16);
    u8 = 255;
    int old = u8++;
    i8 = 127;
    int pre = ++i8;
    printf("%d %d %d %d\n", old, u8, pre, i8);

    uint16_t x = 0xffff;
    uint32_t square = (uint32_t)x * x;
    printf("%u\n", square);
    unsigned short us = 1;
    short ss = -1;
    unsigned ui = 1;
    printf("%d %d %d\n", ss < us, (unsigned)ss < ui, ss < (long)ui);
    char c = 'z';
    c += 1;
    c -= 'a' - 'A';
    printf("%c %d\n", c, c);
    signed char sc = -128;
    sc = -sc; /* 128 narrowed back */
    printf("%d %d\n", sc, sc / -1);
    _Bool t = 1;
    printf("%d %zu %zu\n", t + t, sizeof(a + b), sizeof(char));
    long long wide = 1u << 31;
    wide += (int)(1u << 31);
    uint8_t idx[] = {1, 2, 3};
    int acc = 0;
    for (uint8_t i = 2; i < 3; i--)
        acc = acc * 10 + idx[i];
    printf("%lld %d\n", wide, acc);
    int n = 10;
    n *= 2 + 3;
    n -= n % 7 - 1;
    n = n << 2 | n >> 3;
    return (n + wrapped) & 0xff;
}
