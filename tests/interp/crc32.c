/* Covers: crc32 by table built at run time and bitwise, adler32 and fletcher16, over several inputs. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];

static void build(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
        table[i] = c;
    }
}

static uint32_t crc(uint32_t start, const void *data, size_t n) {
    const uint8_t *p = data;
    uint32_t c = ~start;
    while (n--)
        c = table[(c ^ *p++) & 0xff] ^ c >> 8;
    return ~c;
}

static uint32_t crc_bits(const char *s, size_t n) {
    uint32_t c = 0xffffffffu;
    for (size_t i = 0; i < n; i++)
        for (int b = 0; b < 8; b++) {
            uint32_t bit = (c ^ (uint32_t)((uint8_t)s[i] >> b)) & 1;
            c >>= 1;
            c ^= 0xedb88320u & -bit;
        }
    return ~c;
}

static uint32_t adler(const char *s, size_t n) {
    uint32_t a = 1, b = 0;
    while (n--) {
        a = (a + (uint8_t)*s++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static uint16_t fletcher(const char *s, size_t n) {
    uint8_t a = 0, b = 0;
    while (n--) {
        unsigned t = a + (unsigned)(uint8_t)*s++;
        a = (uint8_t)(t % 255);
        t = a + (unsigned)b;
        b = (uint8_t)(t % 255);
    }
    return (uint16_t)(b << 8 | a);
}

int main(void) {
    build();
    const char *in[] = {"", "a", "123456789", "The quick brown fox jumps over the lazy dog",
                        "\xff\xfe\x80 high bytes"};
    int agree = 0;
    for (int i = 0; i < 5; i++) {
        size_t n = strlen(in[i]);
        uint32_t c = crc(0, in[i], n);
        agree += c == crc_bits(in[i], n);
        printf("%08x %08x %04x\n", c, adler(in[i], n), fletcher(in[i], n));
    }
    uint32_t whole = crc(0, in[3], 43), parts = crc(crc(0, in[3], 20), in[3] + 20, 23);
    printf("%d %d\n", agree, whole == parts);
    return (int)(whole & 0xff);
}
