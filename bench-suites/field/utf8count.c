/* Decode UTF-8 from stdin and print the code points. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static size_t decode(const unsigned char *s, size_t left, uint32_t *cp)
{
    size_t need;

    if (s[0] < 0x80) {
        *cp = s[0];
        return 1;
    } else if (s[0] >= 0xc2 && s[0] < 0xe0) {
        need = 1;
        *cp = s[0] & 0x1f;
    } else if (s[0] >= 0xe0 && s[0] < 0xf0) {
        need = 2;
        *cp = s[0] & 0x0f;
    } else if (s[0] >= 0xf0 && s[0] < 0xf5) {
        need = 3;
        *cp = s[0] & 0x07;
    } else {
        return 0;
    }
    if (need >= left)
        return 0;
    for (size_t i = 1; i <= need; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        *cp = *cp << 6 | (s[i] & 0x3f);
    }
    return need + 1;
}

int main(void)
{
    unsigned char in[256];
    unsigned char *text;
    size_t n = fread(in, 1, sizeof in, stdin), pos = 0;

    if (n == 0 || !(text = malloc(n)))
        return 1;
    for (size_t i = 0; i < n; i++)
        text[i] = in[i];
    while (pos < n) {
        uint32_t cp;
        size_t k = decode(text + pos, n - pos, &cp);
        if (k == 0) {
            printf("U+FFFD ");
            pos++;
        } else {
            printf("U+%04X ", (unsigned)cp);
            pos += k;
        }
    }
    putchar('\n');
    free(text);
    return 0;
}
