//@ verdict: safe
/* The bound is only tested where there is a character to write; a backslash writes one more. */
#include <stdio.h>
#include <stdlib.h>
#define NONE (-1)

static int copy(const char *from, char *to, size_t size) {
    char *at = to;
    int c = NONE, quoted = 0;
    for (;;) {
        if (c != NONE) {
            if (at >= &to[size - 3]) return -1;
            *at++ = (char)c;
        }
        c = (unsigned char)*from++;
        if (c == 0) break;
        *at = 0;
        if (quoted) {
            quoted = 0;
            if (c != '!') {
                *at++ = '\\';
                continue;
            }
        }
        if (c == '\\') {
            quoted = 1;
            c = NONE;
        }
    }
    *at = 0;
    return (int)(at - to);
}

int main(void) {
    static char in[600];
    char *out = malloc(100);
    size_t n = fread(in, 1, sizeof in - 1, stdin);
    if (!out) return 1;
    in[n] = 0;
    if (copy(in, out, 100) >= 0) puts(out);
    free(out);
    return 0;
}
