#include <stdio.h>
#include <stdlib.h>

static const char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static char *encode(const unsigned char *src, size_t n)
{
    char *out = malloc((n / 3) * 4 + 1);
    size_t i, o = 0;

    if (out == NULL)
        return NULL;
    for (i = 0; n - i >= 3; i += 3) {
        unsigned v = (unsigned)src[i] << 16 | (unsigned)src[i + 1] << 8 | src[i + 2];
        out[o++] = alphabet[v >> 18];
        out[o++] = alphabet[(v >> 12) & 63];
        out[o++] = alphabet[(v >> 6) & 63];
        out[o++] = alphabet[v & 63];
    }
    if (n - i > 0) {
        int two = n - i == 2;
        unsigned v = (unsigned)src[i] << 16;

        if (two)
            v |= (unsigned)src[i + 1] << 8;
        out[o++] = alphabet[v >> 18];
        out[o++] = alphabet[(v >> 12) & 63]; //@ violated: deref
        out[o++] = two ? alphabet[(v >> 6) & 63] : '=';
        out[o++] = '=';
    }
    out[o] = '\0';
    return out;
}

int main(void)
{
    unsigned char buf[3000];
    size_t n = fread(buf, 1, sizeof buf, stdin);
    char *text = encode(buf, n);

    if (text == NULL)
        return 1;
    puts(text);
    free(text);
    return 0;
}
