#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int hexval(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return toupper((unsigned char)c) - 'A' + 10;
}

static void url_decode(char *s)
{
    char *p = s, *q = s;

    while (*p != '\0') { //@ violated: deref
        if (*p == '%' && isxdigit((unsigned char)p[1])) {
            *q++ = (char)(hexval(p[1]) * 16 + hexval(p[2]));
            p += 3;
        } else if (*p == '+') {
            *q++ = ' ';
            p++;
        } else {
            *q++ = *p++;
        }
    }
    *q = '\0';
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        size_t n = strlen(argv[i]) + 1;
        char *copy = malloc(n);
        if (copy == NULL)
            return 1;
        memcpy(copy, argv[i], n);
        url_decode(copy);
        puts(copy);
        free(copy);
    }
    return 0;
}
