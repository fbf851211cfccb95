/* Covers: wchar_t, char16_t and char32_t literals and arrays, own wide string functions, surrogate pairs. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef uint16_t c16;
typedef uint32_t c32;

static size_t wlen(const wchar_t *s) {
    const wchar_t *p = s;
    while (*p)
        p++;
    return (size_t)(p - s);
}

static int wcompare(const wchar_t *a, const wchar_t *b) {
    while (*a && *a == *b)
        a++, b++;
    return (*a > *b) - (*a < *b);
}

static int to_utf8(c32 c, char *out) {
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xc0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3f));
        return 2;
    }
    if (c < 0x10000) {
        out[0] = (char)(0xe0 | c >> 12);
        out[1] = (char)(0x80 | (c >> 6 & 0x3f));
        out[2] = (char)(0x80 | (c & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | c >> 18);
    out[1] = (char)(0x80 | (c >> 12 & 0x3f));
    out[2] = (char)(0x80 | (c >> 6 & 0x3f));
    out[3] = (char)(0x80 | (c & 0x3f));
    return 4;
}

int main(void) {
    const wchar_t *w = L"wide \u00fc\u4e2d";
    wchar_t buf[16] = L"abc";
    printf("%zu %zu %zu\n", wlen(w), wlen(buf), sizeof L"xyz" / sizeof(wchar_t));
    for (const wchar_t *p = w; *p; p++)
        printf("%x ", (unsigned)*p);
    putchar('\n');
    buf[3] = L'd';
    buf[1]++;
    printf("%d %d %d\n", wcompare(buf, L"accd"), wcompare(L"a", L"b"), wcompare(L"\xffff", L"z"));
    const c16 *u16 = u"a\U0001F600z";
    int n = 0;
    while (u16[n])
        printf("%04x ", u16[n++]);
    printf("%d\n", n);
    const c32 *u32 = U"e\u00e9\u20ac\U0001F600";
    unsigned sum = 0;
    for (; *u32; u32++) {
        char out[4];
        int k = to_utf8(*u32, out);
        for (int i = 0; i < k; i++) {
            printf("%02x", (unsigned char)out[i]);
            sum += (unsigned char)out[i];
        }
        putchar(' ');
    }
    printf("%u\n", sum);
    printf("%zu %d %x\n", sizeof(L'x'), L'\n', (unsigned)U'\U0010FFFF');
    return (int)(sum % 256);
}
