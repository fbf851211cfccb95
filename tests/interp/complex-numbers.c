/* Covers: _Complex float and double: arithmetic, parts, conjugate, compare, passing and returning. */
#include <stdio.h>

typedef double _Complex cd;
typedef float _Complex cf;

static cd make(double re, double im) {
    cd z;
    __real__ z = re;
    __imag__ z = im;
    return z;
}

static double norm2(cd z) { return __real__ z * __real__ z + __imag__ z * __imag__ z; }

static cf half(cf z) { return z / 2.0f; }

static int escape(cd c) {
    cd z = 0;
    int n = 0;
    while (n < 20 && norm2(z) <= 4) {
        z = z * z + c;
        n++;
    }
    return n;
}

int main(void) {
    cd a = make(1.5, -2), b = make(-0.25, 4);
    cd s = a + b, d = a - b, p = a * b;
    printf("%g %g\n", __real__ s, __imag__ s);
    printf("%g %g\n", __real__ d, __imag__ d);
    printf("%g %g\n", __real__ p, __imag__ p);
    cd conj = ~a, neg = -a;
    printf("%g %g %g %g\n", __real__ conj, __imag__ conj, __real__ neg, __imag__ neg);
    printf("%d %d %d\n", a == b, a != b, a == ~conj);
    cf h = half((cf)a);
    printf("%g %g\n", __real__ h, __imag__ h);
    cd arr[3] = {a, b, 2.0};
    arr[2] *= arr[0];
    arr[1] += 1;
    printf("%g %g %g %g\n", __real__ arr[1], __imag__ arr[1], __real__ arr[2],
           __imag__ arr[2]);
    int total = 0;
    for (int y = -4; y <= 4; y++) {
        for (int x = -8; x <= 4; x++) {
            int e = escape(make(x * 0.25, y * 0.25));
            putchar(e == 20 ? '#' : e > 4 ? '+' : '.');
            total += e;
        }
        putchar('\n');
    }
    printf("%zu %zu\n", sizeof(cd), sizeof(cf));
    return total % 256;
}
