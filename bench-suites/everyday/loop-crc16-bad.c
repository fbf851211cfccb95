#include <stdio.h>
#include <string.h>

#define POLY 0x1021u

static unsigned table[256];

static void build_table(void)
{
    for (unsigned i = 0; i < 256; i++) {
        unsigned c = i << 8;
        for (int k = 0; k < 8; k++)
            c = (c & 0x8000u) ? (c << 1) ^ POLY : c << 1;
        table[i] = c & 0xffffu;
    }
}

static unsigned crc16(const unsigned char *p, size_t n)
{
    unsigned crc = 0xffffu;

    while (n-- > 0) {
        unsigned idx = (crc >> 8) ^ *p++;
        crc = (crc << 8) ^ table[idx]; //@ violated: deref
    }
    return crc;
}

int main(void)
{
    unsigned char block[4096];
    size_t n;

    build_table();
    while ((n = fread(block, 1, sizeof block, stdin)) > 0)
        printf("%04x\n", crc16(block, n));
    return 0;
}
