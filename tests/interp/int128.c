/* Covers: __int128 signed and unsigned: arithmetic, shifts, division, compare, passing and returning. */
#include <stdint.h>
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void print_u128(u128 v) {
    char buf[48];
    int n = sizeof buf;
    buf[--n] = 0;
    do {
        buf[--n] = (char)('0' + (int)(v % 10));
        v /= 10;
    } while (v);
    puts(buf + n);
}

static void print_i128(i128 v) {
    if (v < 0) {
        putchar('-');
        print_u128(-(u128)v);
    } else {
        print_u128((u128)v);
    }
}

static u128 factorial(unsigned n) { return n < 2 ? 1 : n * factorial(n - 1); }

static i128 muldiv(int64_t a, int64_t b, int64_t c) { return (i128)a * b / c; }

struct holder {
    char tag;
    i128 value;
};

int main(void) {
    print_u128(factorial(34));
    print_i128(-(i128)factorial(33));
    print_i128(muldiv(INT64_MAX, INT64_MIN, 1000));
    u128 all = ~(u128)0;
    print_u128(all);
    print_u128(all >> 1);
    print_u128(all >> 64);
    print_u128(all << 100);
    i128 low = (i128)1 << 126;
    low = -low - low;
    print_i128(low);
    print_i128(low >> 70);
    print_i128(low / 7);
    print_i128(low % 1000003);
    struct holder h[2] = {{'a', low}, {'b', 5}};
    h[1].value -= h[0].value / 2;
    print_i128(h[1].value);
    printf("%d %d %d\n", low < 0, (u128)low > 5, h[1].value == low);
    printf("%llu %llu\n", (unsigned long long)(factorial(30) >> 64),
           (unsigned long long)factorial(30));
    printf("%zu %zu\n", sizeof(i128), sizeof h);
    int8_t narrow = (int8_t)(low / 3);
    return (uint8_t)narrow;
}
