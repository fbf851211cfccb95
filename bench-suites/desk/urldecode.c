//@ verdict: safe
/* urldecode.c - splits a query string given as argument into name and
 * value pairs and decodes %XX and + in both of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int hexval(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* Decode s[0..n) in place; returns the new length or -1. */
static long decode(char *s, size_t n)
{
    size_t i, o = 0;

    for (i = 0; i < n; i++) {
        char c = s[i];
        if (c == '+') {
            c = ' ';
        } else if (c == '%') {
            int hi, lo;
            if (n - i < 3)
                return -1;
            hi = hexval(s[i + 1]);
            lo = hexval(s[i + 2]);
            if (hi < 0 || lo < 0)
                return -1;
            c = (char)(hi * 16 + lo);
            i += 2;
        }
        s[o++] = c;
    }
    s[o] = '\0';
    return (long)o;
}

static int handle_pair(char *pair)
{
    char *eq = strchr(pair, '=');
    char *value = NULL;

    if (eq != NULL) {
        *eq = '\0';
        value = eq + 1;
    }
    if (value != NULL && decode(value, strlen(value)) < 0)
        return -1;
    if (decode(pair, strlen(pair)) < 0)
        return -1;
    printf("%s = %s\n", pair, value != NULL ? value : "(none)");
    return 0;
}

int main(int argc, char *argv[])
{
    char *query, *p;
    size_t size;

    if (argc != 2) {
        fprintf(stderr, "usage: urldecode QUERY\n");
        return 2;
    }
    size = strlen(argv[1]) + 1;
    query = malloc(size);
    if (query == NULL)
        return 1;
    memcpy(query, argv[1], size);
    p = query;
    while (p != NULL) {
        char *amp = strchr(p, '&');
        if (amp != NULL)
            *amp++ = '\0';
        if (handle_pair(p) < 0)
            printf("malformed: %s\n", p);
        p = amp;
    }
    free(query);
    return 0;
}
