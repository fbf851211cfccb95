/* Covers: NaN, infinities, negative zero: every comparison, their negations, branches and selects. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int relations(double a, double b) {
    int r = 0;
    if (a < b) r |= 1;
    if (a <= b) r |= 2;
    if (a > b) r |= 4;
    if (a >= b) r |= 8;
    if (a == b) r |= 16;
    if (a != b) r |= 32;
    if (!(a < b)) r |= 64;
    if (!(a >= b)) r |= 128;
    return r;
}

static int sign_bit(double d) {
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    return (int)(u >> 63);
}

static double larger(double a, double b) { return a > b ? a : b; }

int main(void) {
    volatile double zero = 0.0;
    double inf = 1 / zero, ninf = -1 / zero, nan = zero / zero, nzero = -zero;
    double v[] = {0.0, nzero, 1.5, -1.5, inf, ninf, nan};
    int n = sizeof v / sizeof v[0], sum = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            int r = relations(v[i], v[j]);
            printf("%02x ", r);
            sum += r;
        }
        putchar('\n');
    }
    printf("%d %d %d %d\n", sign_bit(zero), sign_bit(nzero), sign_bit(inf), sign_bit(ninf));
    printf("%d %d\n", nzero == zero, 1 / nzero == ninf);
    printf("%d %d %d\n", nan == nan, nan != nan, (int)!nan);
    printf("%d\n", nan ? 1 : 0);
    printf("%f %f %e\n", inf, ninf, inf);
    printf("%g %g\n", larger(1, 2), larger(nan, 3));
    printf("%d %d\n", larger(3, nan) != larger(3, nan), inf - inf != inf - inf);
    printf("%d %d\n", sign_bit(0.0 * -1.0), sign_bit(0.0 - 0.0));
    printf("%d %d\n", sign_bit(nzero + nzero), sign_bit(nzero + zero));
    printf("%f %f\n", nzero, nzero * nzero);
    float fnan = (float)nan, finf = (float)inf;
    printf("%d %d %d\n", fnan == fnan, finf > 3.4e38f, (double)finf == inf);
    printf("%d %d\n", __builtin_isnan(nan), __builtin_isinf(ninf) != 0);
    printf("%d %d\n", __builtin_isless(nan, 1.0), __builtin_isunordered(nan, 1.0));
    return sum % 256;
}
