/* Covers: vector_size types: arithmetic, compare, shifts, element access, shuffle, convert, passing by value. */
#include <stdint.h>
#include <stdio.h>

typedef int32_t v4i __attribute__((vector_size(16)));
typedef uint8_t v16u __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef int16_t v8s __attribute__((vector_size(16)));

static void show(const char *name, v4i v) { printf("%s %d %d %d %d\n", name, v[0], v[1], v[2], v[3]); }

static int hsum(v4i v) {
    v += __builtin_shufflevector(v, v, 2, 3, 0, 1);
    v += __builtin_shufflevector(v, v, 1, 0, 3, 2);
    return v[0];
}

static v4i select(v4i mask, v4i a, v4i b) { return (mask & a) | (~mask & b); }

static v4f axpy(float k, v4f x, v4f y) { return k * x + y; }

int main(void) {
    v4i a = {1, -2, 300, -40000}, b = {5, 6, -7, 8};
    show("add", a + b);
    show("sub", a - b);
    show("mul", a * b);
    show("div", a / b);
    show("rem", a % b);
    show("and", a & b);
    show("xor", a ^ ~b);
    show("shl", b << (v4i){1, 2, 0, 4} & 0xffff);
    show("shr", a >> 2);
    show("lt", a < b);
    show("eq", a == (v4i){1, 6, 300, 0});
    show("neg", -a);
    show("splat", a * 3);
    show("max", select(a > b, a, b));
    show("min", select(a > b, b, a));
    a[2] = 7;
    for (int i = 0; i < 4; i++)
        a[i] += i * 10;
    show("elem", a);
    show("shuf", __builtin_shufflevector(a, b, 0, 4, 3, 7));
    printf("%d\n", hsum(a));

    v4f f = axpy(0.5f, (v4f){1, 2, 3, 4}, (v4f){10, 20, 30, 40});
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    show("fcmp", f > 21.0f);
    show("conv", __builtin_convertvector(f * -1.5f, v4i));
    v2d d = {1.5, -2.25};
    d = d * d - (v2d){0.25, 1};
    printf("%g %g\n", d[0], d[1]);

    v16u bytes;
    for (int i = 0; i < 16; i++)
        bytes[i] = (uint8_t)(i * 20);
    bytes += 100; /* wraps per byte */
    unsigned sum = 0;
    for (int i = 0; i < 16; i++)
        sum += bytes[i];
    v4i view = (v4i)bytes; /* same bits */
    printf("%u %x\n", sum, (unsigned)view[1]);
    v8s s = {-1, 2, -3, 4, -5, 6, -7, 8};
    v8s m = s < 0;
    s = (s ^ m) - m;
    int t = 0;
    for (int i = 0; i < 8; i++)
        t = t * 2 + s[i];
    v4i arr[2] = {a, b}, *p = arr;
    p[1] = p[0] - p[1];
    show("mem", arr[1]);
    printf("%d %zu\n", t, sizeof arr);
    return (int)((sum + (unsigned)t) & 0xff);
}
