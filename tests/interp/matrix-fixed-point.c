/* Covers: integer and double matrix multiply, determinant by elimination, Q16.16 fixed-point sine and root. */
#include <stdint.h>
#include <stdio.h>

enum { N = 4 };

static void mul(double out[N][N], const double a[N][N], const double b[N][N]) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            double s = 0;
            for (int k = 0; k < N; k++)
                s += a[i][k] * b[k][j];
            out[i][j] = s;
        }
}

static double det(double m[N][N]) {
    double d = 1;
    for (int c = 0; c < N; c++) {
        int p = c;
        while (p < N && m[p][c] == 0)
            p++;
        if (p == N)
            return 0;
        if (p != c) {
            for (int k = 0; k < N; k++) {
                double t = m[p][k];
                m[p][k] = m[c][k];
                m[c][k] = t;
            }
            d = -d;
        }
        d *= m[c][c];
        for (int r = c + 1; r < N; r++) {
            double f = m[r][c] / m[c][c];
            for (int k = c; k < N; k++)
                m[r][k] -= f * m[c][k];
        }
    }
    return d;
}

static void fib_power(unsigned n, uint64_t r[2][2]) {
    uint64_t base[2][2] = {{1, 1}, {1, 0}};
    r[0][0] = r[1][1] = 1;
    r[0][1] = r[1][0] = 0;
    for (; n; n >>= 1) {
        uint64_t(*targets[2])[2] = {r, base};
        for (int w = !(n & 1); w < 2; w++) {
            uint64_t t[2][2];
            for (int i = 0; i < 4; i++)
                t[i / 2][i % 2] = targets[w][i / 2][0] * base[0][i % 2] + targets[w][i / 2][1] * base[1][i % 2];
            for (int i = 0; i < 4; i++)
                targets[w][i / 2][i % 2] = t[i / 2][i % 2];
        }
    }
}

typedef int32_t fix;
#define FIX(x) ((fix)((x) * 65536))
static fix fmul(fix a, fix b) { return (fix)((int64_t)a * b >> 16); }
static fix fdiv(fix a, fix b) { return (fix)((int64_t)a * 65536 / b); }
static fix fsqrt(fix a) {
    fix g = a > FIX(1) ? a / 2 : FIX(1);
    for (int i = 0; i < 12; i++)
        g = (g + fdiv(a, g)) / 2;
    return g;
}
static fix fsin(fix x) {
    fix t = x, s = x, x2 = fmul(x, x);
    for (int k = 2; k < 12; k += 2) {
        t = -fmul(t, x2) / (k * (k + 1));
        s += t;
    }
    return s;
}
static void show(fix f) {
    uint32_t u = f < 0 ? -(uint32_t)f : (uint32_t)f;
    printf("%s%u.%04u ", f < 0 ? "-" : "", u >> 16, (u & 0xffff) * 10000u >> 16);
}

int main(void) {
    double a[N][N], b[N][N], c[N][N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = (i * 3 + j * 5) % 7 - 2;
            b[i][j] = i == j ? 2 : (i + j) % 2 * 0.5;
        }
    mul(c, (const double(*)[N])a, (const double(*)[N])b);
    for (int i = 0; i < N; i++)
        printf("%g %g %g %g\n", c[i][0], c[i][1], c[i][2], c[i][3]);
    printf("%.6f %.6f\n", det(b), det(a));
    uint64_t f[2][2];
    fib_power(90, f);
    printf("%llu\n", (unsigned long long)f[0][1]);
    show(fmul(FIX(1.5), FIX(-2.25)));
    show(fdiv(FIX(1), FIX(3)));
    show(fsqrt(FIX(2)));
    show(fsqrt(FIX(1000)));
    for (int i = -2; i <= 3; i++)
        show(fsin(FIX(0.5) * i));
    putchar('\n');
    return (int)(f[0][1] % 251);
}
