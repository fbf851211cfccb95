/* Covers: wrap-around of unsigned arithmetic at every width, countdown loops, ring indices. */
#include <stdint.h>
#include <stdio.h>

static uint8_t ring_distance(uint8_t head, uint8_t tail) {
    return (uint8_t)(head - tail);
}

int main(void) {
    uint8_t a = 250;
    uint16_t b = 65530;
    uint32_t c = 4294967290u;
    uint64_t d = 18446744073709551610ull;
    for (int i = 0; i < 10; i++) {
        a += 3, b += 3, c += 3, d += 3;
        printf("%u %u %u %llu\n", a, b, c, (unsigned long long)d);
    }
    a = 0, b = 0, c = 0, d = 0;
    a--, b--, c--, d--;
    printf("%u %u %u %llu\n", a, b, c, (unsigned long long)d);
    a = (uint8_t)(a * a);
    b = (uint16_t)((uint32_t)b * b);
    c = c * c;
    d = d * d;
    printf("%u %u %u %llu\n", a, b, c, (unsigned long long)d);
    printf("%u %u\n", ring_distance(3, 250), ring_distance(250, 3));

    int steps = 0;
    for (unsigned i = 9; i < 10; i--) /* stops when i wraps below zero */
        steps++;
    uint8_t w = 1;
    int pow = 0;
    while (w) {
        w <<= 1;
        pow++;
    }
    printf("%d %d\n", steps, pow);
    uint32_t neg = -c;
    printf("%u %u\n", neg, neg + c);
    printf("%u\n", (uint32_t)(0u - 7u) / 3u);
    return steps + pow;
}
