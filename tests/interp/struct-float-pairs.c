/* Covers: structs of floats and doubles by value (packed float pairs, double pairs, mixed int and float). */
#include <stdio.h>

struct f1 { float x; };
struct f2 { float x, y; };
struct f3 { float x, y, z; };
struct f4 { float v[4]; };
struct d2 { double re, im; };
struct id { int n; double d; };
struct di { double d; int n; };
struct fi { float f; int n; };
struct ffi { float a, b; long n; };

static struct f1 neg(struct f1 a) { return (struct f1){-a.x}; }
static struct f2 add2(struct f2 a, struct f2 b) { return (struct f2){a.x + b.x, a.y + b.y}; }
static struct f3 cross(struct f3 a, struct f3 b) {
    return (struct f3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static struct f4 rot(struct f4 q) {
    struct f4 r;
    for (int i = 0; i < 4; i++)
        r.v[i] = q.v[(i + 1) % 4];
    return r;
}
static struct d2 mul(struct d2 a, struct d2 b) {
    return (struct d2){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
static struct id f_id(struct id a) { return (struct id){a.n + 1, a.d / 2}; }
static struct di f_di(struct di a) { return (struct di){a.d * 2, a.n - 1}; }
static struct fi f_fi(struct fi a) { return (struct fi){a.f + a.n, (int)a.f}; }
static struct ffi f_ffi(struct ffi a) { return (struct ffi){a.b, a.a, -a.n}; }

static double many(struct f2 a, struct d2 b, struct f3 c, struct id d, double e, struct d2 f,
                   struct f2 g, struct d2 h) {
    return a.x + b.re * 2 + c.z * 3 + d.d * 4 + d.n * 5 + e * 6 + f.im * 7 + g.y * 8 + h.re * 9 +
           h.im * 10;
}

int main(void) {
    struct f2 a = add2((struct f2){1.5f, 2}, (struct f2){-0.5f, 0.25f});
    struct f3 c = cross((struct f3){1, 2, 3}, (struct f3){-1, 0.5f, 4});
    struct f4 q = rot(rot((struct f4){{1, 2, 3, 4}}));
    struct d2 z = mul((struct d2){1, 2}, (struct d2){3, -1});
    struct id i = f_id((struct id){41, 9});
    struct di d = f_di((struct di){1.25, 8});
    struct fi f = f_fi((struct fi){2.75f, 10});
    struct ffi g = f_ffi((struct ffi){1, 2, 3});
    printf("%g\n", neg((struct f1){3.5f}).x);
    printf("%g %g  %g %g %g\n", a.x, a.y, c.x, c.y, c.z);
    printf("%g %g %g %g  %g %g\n", q.v[0], q.v[1], q.v[2], q.v[3], z.re, z.im);
    printf("%d %g  %g %d  %g %d  %g %g %ld\n", i.n, i.d, d.d, d.n, f.f, f.n, g.a, g.b, g.n);
    double w = many(a, z, c, i, 0.5, (struct d2){7, 8}, (struct f2){9, 10}, (struct d2){11, 12});
    printf("%g\n", w);
    return (int)w % 256;
}
