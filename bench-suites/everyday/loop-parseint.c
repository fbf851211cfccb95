#include <ctype.h>
#include <limits.h>
#include <stdio.h>

/* Parse a decimal number; 0 on success, -1 on syntax error or overflow. */
static int parse_int(const char *s, int *out)
{
    int v = 0;
    int neg = 0;

    if (*s == '-' || *s == '+')
        neg = *s++ == '-';
    if (!isdigit((unsigned char)*s))
        return -1;
    while (isdigit((unsigned char)*s)) {
        int d = *s - '0';
        if (v > (INT_MAX - d) / 10)
            return -1;
        v = v * 10 + d;
        s++;
    }
    if (*s != '\0')
        return -1;
    *out = neg ? -v : v;
    return 0;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        int v;
        if (parse_int(argv[i], &v) == 0)
            printf("%s -> %d\n", argv[i], v);
        else
            fprintf(stderr, "%s: not a number\n", argv[i]);
    }
    return 0;
}
