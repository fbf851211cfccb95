/* Covers: small structs passed and returned by value in registers: 1 to 16 bytes, odd sizes, mixed members. */
#include <stdio.h>

struct s1 { char a; };
struct s2 { short a; };
struct s3 { char a[3]; };
struct s4 { int a; };
struct s5 { char a[5]; };
struct s8 { int a, b; };
struct s12 { int a, b, c; };
struct s16 { long a; int b; char c; };
struct ptr { const char *s; unsigned len; };
struct empty_tail { char c; long l; };

static struct s1 f1(struct s1 x) { x.a++; return x; }
static struct s2 f2(struct s2 x) { x.a *= 2; return x; }
static struct s3 f3(struct s3 x) { char t = x.a[0]; x.a[0] = x.a[2]; x.a[2] = t; return x; }
static struct s4 f4(struct s4 x) { x.a = -x.a; return x; }
static struct s5 f5(struct s5 x) {
    for (int i = 0; i < 5; i++)
        x.a[i] += (char)i;
    return x;
}
static struct s8 f8(struct s8 x) { return (struct s8){x.b, x.a}; }
static struct s12 f12(struct s12 x, struct s12 y) {
    return (struct s12){x.a + y.a, x.b - y.b, x.c * y.c};
}
static struct s16 f16(struct s16 x, int k) { x.a *= k; x.b += k; x.c ^= k; return x; }
static struct ptr tail(struct ptr p) { p.s++; p.len--; return p; }
static long weigh(struct s1 a, struct s8 b, struct s3 c, struct s16 d, struct s12 e,
                  struct s5 f, struct s8 g) {
    return a.a + 2L * b.a + 3L * b.b + 5L * c.a[1] + 7 * d.a + 11L * d.c + 13L * e.c +
           17L * f.a[4] + 19L * g.b;
}

int main(void) {
    struct s1 a = f1((struct s1){'x'});
    struct s2 b = f2((struct s2){-300});
    struct s3 c = f3((struct s3){{'a', 'b', 'c'}});
    struct s4 d = f4((struct s4){12345});
    struct s5 e = f5((struct s5){"hello"});
    struct s8 f = f8((struct s8){1, 2});
    struct s12 g = f12((struct s12){1, 2, 3}, (struct s12){10, 20, 30});
    struct s16 h = f16((struct s16){1L << 40, -5, 'A'}, 3);
    printf("%c %d %.3s %d %.5s\n", a.a, b.a, c.a, d.a, e.a);
    printf("%d %d  %d %d %d  %ld %d %c\n", f.a, f.b, g.a, g.b, g.c, h.a, h.b, h.c);
    struct ptr p = {"string", 6};
    while (p.len) {
        printf("%.*s ", (int)p.len, p.s);
        p = tail(p);
    }
    putchar('\n');
    struct empty_tail et[2] = {{'q', 7}, {'r', 8}}, copy = et[1];
    copy.l += et[0].l;
    printf("%c %ld %ld\n", copy.c, copy.l, et[1].l);
    long w = weigh(a, f, c, h, g, e, (struct s8){.b = 4});
    printf("%ld\n", w);
    return (int)(w % 253);
}
