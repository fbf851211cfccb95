/* Covers: double arithmetic, series, Newton iteration, accumulation order, %f %e %g formats. */
#include <stdio.h>

static double square_root(double x) {
    double g = x > 1 ? x / 2 : 1;
    for (int i = 0; i < 30; i++) {
        double n = 0.5 * (g + x / g);
        if (n == g)
            break;
        g = n;
    }
    return g;
}

static double exponential(double x) {
    double term = 1, sum = 1;
    for (int i = 1; i < 25; i++) {
        term *= x / i;
        sum += term;
    }
    return sum;
}

static double horner(const double *c, int n, double x) {
    double r = 0;
    while (n-- > 0)
        r = r * x + c[n];
    return r;
}

int main(void) {
    printf("%f %.10f %.0f\n", square_root(2), square_root(1e6), square_root(0.01) * 1000);
    printf("%e %.15e\n", exponential(1), exponential(-3));
    const double poly[] = {1, -2.5, 0.125, 3};
    for (double x = -2; x <= 2; x += 0.5)
        printf("%g ", horner(poly, 4, x));
    putchar('\n');
    double up = 0, down = 0;
    for (int i = 1; i <= 100; i++)
        up += 1.0 / i;
    for (int i = 100; i >= 1; i--)
        down += 1.0 / i;
    printf("%.17g %.17g %d\n", up, down, up == down);
    printf("%.17g %d\n", 0.1 + 0.2, 0.1 + 0.2 == 0.3);
    printf("%8.3f|%-10.2e|%+g|%010.4f\n", 3.14159, 12345.678, 0.5, -2.5);
    printf("%g %g %g %g\n", 1e-5, 1e20, 123456789.0, 0.0001);
    printf("%a %a %a\n", 1.0, -0.375, 1e10);
    double a = 1e16;
    printf("%.1f %.1f\n", (a + 1) - a, (a + 2) - a);
    double big = 1e308, tiny = 4.9e-324;
    printf("%d %g %g\n", big * 10 > 1e308, tiny / 2, tiny * 3);
    return (int)(up * 10);
}
