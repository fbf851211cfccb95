/* PackBits decoder: one scan line of at most 128 bytes from stdin. */
#include <stdio.h>
#include <string.h>

#define SCANLINE 128

static size_t unpack(const signed char *in, size_t n, unsigned char *out)
{
    size_t i = 0, o = 0;

    while (i < n) {
        int k = in[i++];
        if (k >= 0) {
            size_t count = (size_t)k + 1;
            if (count > n - i || count > SCANLINE - o)
                break;
            memcpy(out + o, in + i, count);
            i += count;
            o += count;
        } else if (k != -128) {
            size_t count = (size_t)(1 - k);
            if (i >= n)
                break;
            memset(out + o, in[i++], count); //@ violated: deref
            o += count;
        }
    }
    return o;
}

int main(void)
{
    signed char packed[200];
    unsigned char row[SCANLINE];
    size_t n = fread(packed, 1, sizeof packed, stdin);
    size_t len = unpack(packed, n, row);

    printf("%zu:", len);
    for (size_t i = 0; i < len; i++)
        printf(" %02x", row[i]);
    putchar('\n');
    return 0;
}
