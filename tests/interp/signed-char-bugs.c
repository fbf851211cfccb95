/* Covers: plain char as a signed type: table index, comparison, shift and hash mistakes and their repairs. */
#include <stdio.h>

static unsigned hash_signed(const char *s) {
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned)(int)*s++; /* sign-extends bytes above 0x7f */
    return h;
}

static unsigned hash_unsigned(const char *s) {
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}

static int count_high(const char *s, int n) {
    int hits = 0;
    for (int i = 0; i < n; i++)
        if (s[i] < 0)
            hits++;
    return hits;
}

static unsigned load_le(const signed char *p) {
    unsigned wrong = (unsigned)p[0] | (unsigned)p[1] << 8;
    unsigned right = (unsigned)(unsigned char)p[0] | (unsigned)(unsigned char)p[1] << 8;
    printf("%08x %08x\n", wrong, right);
    return right;
}

int main(void) {
    const char *word = "na\xc3\xafve \xff\x80";
    printf("%u %u\n", hash_signed(word), hash_unsigned(word));
    printf("%u %u\n", hash_signed("plain"), hash_unsigned("plain"));
    printf("high bytes: %d\n", count_high(word, 9));

    signed char c = (signed char)0x9c;
    printf("%d %d %d\n", c, c >> 2, (unsigned char)c >> 2);
    int wanted = 0x9c;
    printf("%d\n", c == wanted);
    printf("%d\n", (unsigned char)c == 0x9c);
    printf("%x %hhx\n", (unsigned)c, (unsigned char)c);

    signed char pair[2] = {(signed char)0xfe, 0x7f};
    unsigned v = load_le(pair);
    unsigned char eof_like = 0xff;
    char as_char = (char)eof_like;
    printf("%d %d\n", as_char == -1, eof_like == (unsigned char)-1);
    char top = '\x7f';
    top++;
    printf("%d\n", top);
    return (int)(v % 251);
}
