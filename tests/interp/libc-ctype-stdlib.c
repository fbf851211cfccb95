/* Covers: ctype classification and mapping, atoi, strtol with bases and end pointers, abs, labs. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static int flags(int c) {
    return !!isalpha(c) | !!isdigit(c) << 1 | !!isspace(c) << 2 | !!isupper(c) << 3 | !!islower(c) << 4 |
           !!ispunct(c) << 5 | !!isxdigit(c) << 6 | !!isalnum(c) << 7 | !!isprint(c) << 8 | !!iscntrl(c) << 9;
}

static void number(const char *s, int base) {
    char *end;
    long v = strtol(s, &end, base);
    printf("%ld after %d, rest [%s]\n", v, (int)(end - s), end);
}

int main(void) {
    const char *probe = "aZ5 _\n~F";
    int sum = 0;
    for (const char *p = probe; *p; p++) {
        int f = flags((unsigned char)*p);
        printf("%x ", (unsigned)f);
        sum += f;
    }
    putchar('\n');
    char text[] = "Mixed CASE 42 text!";
    for (char *p = text; *p; p++)
        *p = (char)(isupper((unsigned char)*p) ? tolower((unsigned char)*p) : toupper((unsigned char)*p));
    puts(text);
    number("  -123abc", 10);
    number("0x1fz", 16);
    number("0x1fz", 0);
    number("0755", 0);
    number("1011012", 2);
    number("zz", 36);
    number("none", 10);
    number("+9000000000", 10);
    printf("%d %d %d\n", atoi("77"), atoi(" -8 "), atoi("x"));
    printf("%d %ld %d\n", abs(-5), labs(-50000000000L), abs(3));
    int words = 0, in = 0;
    for (const char *p = "count  the\twords here \n"; *p; p++) {
        int s = isspace((unsigned char)*p) != 0;
        words += !s && !in;
        in = !s;
    }
    return (sum + words) % 256;
}
