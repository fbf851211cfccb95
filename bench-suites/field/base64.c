/* Base64 decoder for one argument. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static signed char rev[256];

static void init_rev(void)
{
    memset(rev, -1, sizeof rev);
    for (int i = 0; i < 64; i++)
        rev[(unsigned char)alphabet[i]] = (signed char)i;
}

static size_t b64_decode(const char *in, unsigned char *out)
{
    unsigned acc = 0;
    int bits = 0;
    size_t n = 0;

    for (; *in && *in != '='; in++) {
        int v = rev[(unsigned char)*in];
        if (v < 0)
            continue;
        acc = (acc << 6 | (unsigned)v) & 0xffffff;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out[n++] = (unsigned char)(acc >> bits);
        }
    }
    return n;
}

int main(int argc, char **argv)
{
    unsigned char *out;
    size_t n;

    if (argc < 2)
        return 1;
    init_rev();
    out = malloc(strlen(argv[1]) * 3 / 4 + 1);
    if (!out)
        return 1;
    n = b64_decode(argv[1], out);
    fwrite(out, 1, n, stdout);
    free(out);
    return 0;
}
