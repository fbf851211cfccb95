/* Percent-decode a query string read from stdin. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(int c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return tolower(c) - 'a' + 10;
}

static void url_decode(char *s, size_t len)
{
    size_t i, j = 0;

    for (i = 0; i < len; i++) {
        if (s[i] == '+') {
            s[j++] = ' ';
        } else if (s[i] == '%' && i + 2 < len &&
                   isxdigit((unsigned char)s[i + 1]) &&
                   isxdigit((unsigned char)s[i + 2])) {
            int v = digit((unsigned char)s[i + 1]) * 16 +
                    digit((unsigned char)s[i + 2]);
            s[j++] = (char)v;
            i += 2;
        } else {
            s[j++] = s[i];
        }
    }
    fwrite(s, 1, j, stdout);
    putchar('\n');
}

int main(void)
{
    char line[300];

    while (fgets(line, sizeof line, stdin)) {
        size_t n = strcspn(line, "\r\n");
        char *q;
        if (n == 0)
            continue;
        q = malloc(n);
        if (!q)
            return 1;
        memcpy(q, line, n);
        url_decode(q, n);
        free(q);
    }
    return 0;
}
