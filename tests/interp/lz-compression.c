/* Covers: an LZ77-like compressor and decompressor with overlapping copies, and run-length coding. */
#include <stdio.h>
#include <string.h>

typedef unsigned char byte;

/* tokens: 0nnnnnnn then n+1 literals; or 1llllddd dddddddd, length l+3 at distance d */
static int compress(const byte *in, int n, byte *out) {
    int at = 0, o = 0, lit = 0;
    while (at <= n) {
        int best = 0, dist = 0;
        for (int d = 1; at < n && d <= at && d < 64; d++) {
            int k = 0;
            while (k < 18 && at + k < n && in[at + k] == in[at + k - d])
                k++;
            if (k > best)
                best = k, dist = d;
        }
        if ((best >= 3 || at == n || at - lit == 128) && at > lit) {
            out[o++] = (byte)(at - lit - 1);
            memcpy(out + o, in + lit, (size_t)(at - lit));
            o += at - lit;
            lit = at;
        }
        if (at == n)
            break;
        if (best >= 3) {
            out[o++] = (byte)(0x80 | (best - 3) << 3 | dist >> 8);
            out[o++] = (byte)dist;
            at += best;
            lit = at;
        } else {
            at++;
        }
    }
    return o;
}

static int expand(const byte *in, int n, byte *out) {
    int o = 0;
    for (const byte *p = in, *end = in + n; p < end;) {
        byte t = *p++;
        if (t & 0x80) {
            int len = (t >> 3 & 15) + 3, dist = (t & 7) << 8 | *p++;
            const byte *from = out + o - dist;
            while (len--)
                out[o++] = *from++; /* may read bytes this loop wrote */
        } else {
            int len = t + 1;
            memcpy(out + o, p, (size_t)len);
            o += len;
            p += len;
        }
    }
    return o;
}

static int rle(const char *s, char *out) {
    char *p = out;
    while (*s) {
        int run = 1;
        while (s[run] == *s && run < 9)
            run++;
        if (run > 1)
            *p++ = (char)('0' + run);
        *p++ = *s;
        s += run;
    }
    *p = 0;
    return (int)(p - out);
}

int main(void) {
    static const char *const samples[] = {
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "abcabcabcabcabcabcd", "no repeats: xyz",
        "the cat sat on the mat and the cat sat on the hat", ""};
    byte packed[256], back[256];
    int total = 0, good = 0;
    for (int i = 0; i < 5; i++) {
        int n = (int)strlen(samples[i]);
        int c = compress((const byte *)samples[i], n, packed);
        int d = expand(packed, c, back);
        good += d == n && !memcmp(back, samples[i], (size_t)n);
        printf("%d -> %d:", n, c);
        for (int k = 0; k < c && k < 8; k++)
            printf(" %02x", packed[k]);
        putchar('\n');
        total += c;
    }
    char buf[40];
    int r = rle("wwwwwwwwwwwwbwwwccd", buf);
    printf("%s %d\n%d\n", buf, r, good);
    return total + good;
}
