/* Covers (same under 32-bit and 64-bit models): structs by value, unions, bit-fields, arrays of structs, copies. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct pair { int a, b; };
struct wide { int32_t v[6]; };
struct mix { char c; short s; int i; };
union cell { uint32_t u; uint8_t b[4]; struct { uint16_t lo, hi; } h; };
struct bits { unsigned a : 3, b : 9; int c : 6; unsigned d : 14; };

static struct pair add(struct pair x, struct pair y) { return (struct pair){x.a + y.a, x.b + y.b}; }
static struct wide step(struct wide w, int k) {
    for (int i = 0; i < 6; i++)
        w.v[i] = w.v[i] * k + i;
    return w;
}
static int score(struct mix m, struct pair p, struct wide w) { return m.c + m.s + m.i + p.a - p.b + w.v[5]; }

int main(void) {
    struct pair p = add((struct pair){1, 2}, add((struct pair){10, 20}, (struct pair){100, 200}));
    struct wide w = step(step((struct wide){{1, 2, 3}}, 2), -3);
    printf("%d %d\n", p.a, p.b);
    for (int i = 0; i < 6; i++)
        printf("%d ", w.v[i]);
    putchar('\n');
    printf("%d %d\n", (int)sizeof(struct mix), (int)sizeof(struct wide));
    union cell c = {0x12345678};
    c.b[1] ^= 0xff;
    c.h.hi++;
    printf("%08x %02x %04x\n", c.u, c.b[0], c.h.hi);
    struct bits b = {7, 500, -30, 16000};
    b.a++;
    b.b += 20;
    b.c -= 5;
    b.d <<= 1;
    printf("%d %d %d %d\n", b.a, b.b, b.c, b.d);
    struct mix arr[3] = {{1, 2, 3}, {'x', -9, 1 << 20}, {0}};
    arr[2] = arr[1];
    arr[1].s = 77;
    struct mix copy[3];
    memcpy(copy, arr, sizeof arr);
    int t = 0;
    for (int i = 0; i < 3; i++)
        t += score(copy[i], p, w);
    printf("%d\n", t);
    return t & 0xff;
}
