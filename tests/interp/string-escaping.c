/* Covers: escaping and unescaping of text with hex and octal forms, round trip check, error reporting. */
#include <stdio.h>
#include <string.h>

static int escape(const unsigned char *in, int n, char *out) {
    static const char map[] = "\nn\tt\\\\\"\"\rr";
    char *p = out;
    for (int i = 0; i < n; i++) {
        unsigned char c = in[i];
        const char *m = map;
        while (*m && (unsigned char)*m != c)
            m += 2;
        if (*m) {
            *p++ = '\\';
            *p++ = m[1];
        } else if (c < 32 || c > 126) {
            p += sprintf(p, "\\x%02X", c);
        } else {
            *p++ = (char)c;
        }
    }
    *p = '\0';
    return (int)(p - out);
}

static int hex(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* returns the decoded length, or minus the 1-based position of the first fault */
static int unescape(const char *in, unsigned char *out) {
    int n = 0;
    for (const char *p = in; *p; p++) {
        if (*p != '\\') {
            out[n++] = (unsigned char)*p;
            continue;
        }
        switch (*++p) {
        case 'n': out[n++] = '\n'; break;
        case 't': out[n++] = '\t'; break;
        case 'r': out[n++] = '\r'; break;
        case '\\':
        case '"': out[n++] = (unsigned char)*p; break;
        case 'x': {
            int a = hex(p[1]), b = a < 0 ? -1 : hex(p[2]);
            if (b < 0)
                return -(int)(p - in + 1);
            out[n++] = (unsigned char)(a << 4 | b);
            p += 2;
            break;
        }
        default:
            return -(int)(p - in + 1);
        }
    }
    return n;
}

int main(void) {
    static const unsigned char samples[][12] = {
        "plain", "tab\there", "q\"uote\\", "\x01\x7f\xff\x80", "line\r\n", ""};
    int bad = 0, total = 0;
    for (int i = 0; i < 6; i++) {
        char esc[64];
        unsigned char back[64];
        int n = (int)strlen((const char *)samples[i]);
        int e = escape(samples[i], n, esc);
        int u = unescape(esc, back);
        printf("%d %d \"%s\"\n", n, e, esc);
        if (u != n || memcmp(back, samples[i], (size_t)n))
            bad++;
        total += e;
    }
    unsigned char tmp[32];
    static const char *const broken[] = {"ok\\x4", "\\q", "end\\", "\\x41\\x7e"};
    for (int i = 0; i < 4; i++)
        printf("%d ", unescape(broken[i], tmp));
    printf("%c%c %d\n", tmp[0], tmp[1], bad);
    return total + bad;
}
