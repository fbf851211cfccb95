/* Covers: packed structs, aligned attributes, _Alignas, _Alignof, padding and member offsets. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct loose { char a; int b; short c; double d; char e; };
struct __attribute__((packed)) tight { char a; int b; short c; double d; char e; };
struct __attribute__((packed, aligned(4))) half { char a; long b; short c; };
struct __attribute__((aligned(32))) wide { int v; };
struct inner_aligned { char c; _Alignas(16) char d; int e; };
#pragma pack(push, 2)
struct two { char a; int b; char c; long d; };
#pragma pack(pop)

static struct tight make(int k) {
    struct tight t = {(char)k, k * 100000, (short)-k, k / 4.0, 'z'};
    return t;
}

int main(void) {
    printf("%zu %zu %zu %zu %zu %zu\n", sizeof(struct loose), sizeof(struct tight),
           sizeof(struct half), sizeof(struct wide), sizeof(struct inner_aligned),
           sizeof(struct two));
    printf("%zu %zu %zu %zu\n", offsetof(struct loose, b), offsetof(struct loose, d),
           offsetof(struct tight, b), offsetof(struct tight, d));
    printf("%zu %zu %zu\n", offsetof(struct half, b), offsetof(struct two, d),
           offsetof(struct inner_aligned, d));
    printf("%zu %zu %zu\n", _Alignof(struct tight), _Alignof(struct wide), _Alignof(double));
    struct tight arr[3];
    for (int i = 0; i < 3; i++)
        arr[i] = make(i + 1);
    arr[1].b += arr[2].b;
    arr[1].d *= 3;
    arr[0].c--;
    for (int i = 0; i < 3; i++)
        printf("%d %d %d %g %c\n", arr[i].a, arr[i].b, arr[i].c, arr[i].d, arr[i].e);
    unsigned char raw[sizeof(struct tight)];
    memcpy(raw, &arr[1], sizeof raw);
    unsigned sum = 0;
    for (size_t i = 0; i < sizeof raw; i++)
        sum = sum * 7 + raw[i];
    printf("%u\n", sum);
    struct wide w[3] = {{1}, {2}, {3}};
    int ok = 1;
    for (int i = 0; i < 3; i++)
        ok &= (uintptr_t)&w[i] % 32 == 0;
    _Alignas(64) char buf[10] = "aligned";
    ok &= (uintptr_t)buf % 64 == 0;
    printf("%d %s %d\n", ok, buf, w[2].v);
    struct two t = {1, -2, 3, 1L << 50};
    t.d += t.b;
    printf("%ld\n", t.d);
    return (int)(sum % 256);
}
