/* Decode a hex string argument to bytes and print a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int hexval(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static int decode(const char *hex, unsigned char *out, int max)
{
    int n = 0;

    while (hex[0] != '\0') {
        int hi = hexval(hex[0]), lo;
        if (hi < 0)
            return -1;
        lo = hexval(hex[1]);
        if (lo < 0)
            return -1;
        out[n++] = (unsigned char)(hi << 4 | lo); //@ violated: deref
        hex += 2;
    }
    return n;
}

int main(int argc, char **argv)
{
    unsigned char key[16];
    unsigned sum = 0;
    int n;

    if (argc != 2) {
        fprintf(stderr, "usage: hexdecode HEX\n");
        return 2;
    }
    n = decode(argv[1], key, (int)sizeof key);
    if (n < 0) {
        fprintf(stderr, "invalid key\n");
        return 1;
    }
    for (int i = 0; i < n; i++)
        sum = sum * 31 + key[i];
    printf("%d bytes, checksum %08x\n", n, sum);
    return 0;
}
