//@ verdict: violated
//@ stdin: abcd
/* base64.c - reads up to 3000 bytes from standard input and prints them
 * in base64, in lines of at most 76 characters. */
#include <stdio.h>
#include <stdlib.h>

#define MAX_INPUT 3000
#define LINE_LEN 76

static const char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static size_t encoded_size(size_t n)
{
    return n * 4 / 3;
}

static size_t encode(const unsigned char *in, size_t n, char *out)
{
    size_t o = 0;
    size_t i;

    for (i = 0; i + 2 < n; i += 3) {
        unsigned long v = (unsigned long)in[i] << 16 | in[i + 1] << 8
                          | in[i + 2];
        out[o++] = alphabet[v >> 18];
        out[o++] = alphabet[(v >> 12) & 63];
        out[o++] = alphabet[(v >> 6) & 63];
        out[o++] = alphabet[v & 63];
    }
    if (i < n) {
        unsigned long v = (unsigned long)in[i] << 16;
        int two = i + 1 < n;

        if (two)
            v |= in[i + 1] << 8;
        out[o++] = alphabet[v >> 18];
        out[o++] = alphabet[(v >> 12) & 63];
        out[o++] = two ? alphabet[(v >> 6) & 63] : '='; //@ violated: deref
        out[o++] = '='; //@ violated: deref
    }
    out[o] = '\0';
    return o;
}

static void print_lines(const char *s, size_t len)
{
    while (len > 0) {
        size_t part = len < LINE_LEN ? len : LINE_LEN;
        printf("%.*s\n", (int)part, s);
        s += part;
        len -= part;
    }
}

int main(void)
{
    static unsigned char input[MAX_INPUT];
    size_t n = fread(input, 1, sizeof input, stdin);
    char *out;

    if (n == 0) {
        fprintf(stderr, "no input\n");
        return 1;
    }
    out = malloc(encoded_size(n) + 1);
    if (out == NULL) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    print_lines(out, encode(input, n, out));
    free(out);
    return 0;
}
