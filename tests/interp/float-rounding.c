/* Covers: single precision: rounding on store, float vs double evaluation, ulp steps, float parameters. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t bits(float f) {
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

static float from_bits(uint32_t u) {
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}

static float average(float a, float b) { return (a + b) / 2; }

int main(void) {
    float third = 1.0f / 3.0f;
    double dthird = 1.0 / 3.0;
    printf("%08x %d %d\n", bits(third), third == dthird, third == (float)dthird);
    float sum = 0;
    double dsum = 0;
    for (int i = 0; i < 1000; i++) {
        sum += 0.1f;
        dsum += 0.1;
    }
    printf("%.6f %.12f\n", sum, dsum);
    printf("%08x %08x\n", bits(16777216.0f + 1.0f), bits(16777216.0f + 2.0f));
    float f = 1.0f;
    int steps = 0;
    while (1.0f + f != 1.0f) {
        f /= 2;
        steps++;
    }
    printf("%d %a\n", steps, f);
    for (uint32_t u = 0x3f7fffff; u <= 0x3f800001; u++)
        printf("%.9g ", from_bits(u));
    putchar('\n');
    float denorm = from_bits(1);
    printf("%a %d\n", denorm, denorm / 2 == 0);
    printf("%08x %08x\n", bits(average(1e38f, 1e38f)), bits((float)1e-40));
    float narrowed = (float)16777217.0; /* ties to even */
    float up = (float)16777219.0;
    printf("%.1f %.1f\n", narrowed, up);
    float mul = 1.1f * 1.1f;
    printf("%08x %08x\n", bits(mul), bits((float)(1.1f * (double)1.1f)));
    printf("%.9g\n", (double)(float)3.3);
    return steps;
}
