/* Covers: packed bit-fields that cross byte and word units, viewed as bytes through a union and memcpy. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) header {
    unsigned version : 4;
    unsigned kind : 7;
    unsigned length : 13;
    int delta : 11;
    unsigned long long stamp : 45;
};

struct __attribute__((packed)) tail {
    unsigned char lead : 3;
    unsigned short mid : 12;
    signed char last : 5;
};

union view {
    struct tail t;
    unsigned char raw[sizeof(struct tail)];
};

static void dump(const void *p, size_t n) {
    const unsigned char *b = p;
    for (size_t i = 0; i < n; i++)
        printf("%02x", b[i]);
    putchar('\n');
}

int main(void) {
    struct header h;
    memset(&h, 0, sizeof h);
    printf("%zu %zu\n", sizeof(struct header), sizeof(struct tail));
    h.version = 9;
    dump(&h, sizeof h);
    h.kind = 0x55;
    dump(&h, sizeof h);
    h.length = 0x1abc;
    dump(&h, sizeof h);
    h.delta = -700;
    dump(&h, sizeof h);
    h.stamp = 0x123456789abull;
    dump(&h, sizeof h);
    printf("%u %u %u %d %llx\n", h.version, h.kind, h.length, h.delta,
           (unsigned long long)h.stamp);
    h.length++;
    h.delta *= -1;
    h.stamp |= 1ull << 44;
    printf("%u %d %llx\n", h.length, h.delta, (unsigned long long)h.stamp);
    struct header copy = h;
    copy.kind = ~copy.kind;
    printf("%u %d\n", copy.kind, memcmp(&copy, &h, sizeof h) != 0);

    union view v;
    memset(&v, 0, sizeof v);
    v.t.lead = 5;
    v.t.mid = 0xabc;
    v.t.last = -3;
    dump(v.raw, sizeof v.raw);
    v.raw[1] = 0xff;
    printf("%u %x %d\n", v.t.lead, v.t.mid, v.t.last);
    return (int)(h.stamp % 199);
}
