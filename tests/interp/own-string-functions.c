/* Covers: own strlen, strcpy, strcat, strcmp, strtok, strstr, itoa, atoi, trim and case mapping. */
#include <stdio.h>

static unsigned len(const char *s) {
    const char *p = s;
    while (*p++)
        ;
    return (unsigned)(p - s - 1);
}
static char *copy(char *d, const char *s) {
    char *r = d;
    while ((*d++ = *s++))
        ;
    return r;
}
static char *append(char *d, const char *s) {
    copy(d + len(d), s);
    return d;
}
static int compare(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++)
        ;
    return (unsigned char)*a - (unsigned char)*b;
}
static const char *search(const char *h, const char *n) {
    for (; *h; h++) {
        const char *a = h, *b = n;
        while (*b && *a == *b)
            a++, b++;
        if (!*b)
            return h;
    }
    return 0;
}
static int is_in(char c, const char *set) {
    while (*set)
        if (*set++ == c)
            return 1;
    return 0;
}
static char *token(char *s, const char *sep) {
    static char *rest;
    if (s)
        rest = s;
    while (*rest && is_in(*rest, sep))
        rest++;
    if (!*rest)
        return 0;
    char *start = rest;
    while (*rest && !is_in(*rest, sep))
        rest++;
    if (*rest)
        *rest++ = 0;
    return start;
}
static char *to_text(int v, char *buf, int base) {
    char *p = buf;
    unsigned u = v < 0 ? -(unsigned)v : (unsigned)v;
    do {
        unsigned d = u % (unsigned)base;
        *p++ = (char)(d < 10 ? '0' + d : 'a' + d - 10);
    } while (u /= (unsigned)base);
    if (v < 0)
        *p++ = '-';
    *p = 0;
    for (char *a = buf, *b = p - 1; a < b; a++, b--) {
        char t = *a;
        *a = *b;
        *b = t;
    }
    return buf;
}
static int to_int(const char *s) {
    int sign = 1, v = 0;
    while (*s == ' ')
        s++;
    if (*s == '-' || *s == '+')
        sign = *s++ == '-' ? -1 : 1;
    for (; *s >= '0' && *s <= '9'; s++)
        v = v * 10 + (*s - '0');
    return sign * v;
}
static char *upper(char *s) {
    for (char *p = s; *p; p++)
        if (*p >= 'a' && *p <= 'z')
            *p ^= 0x20;
    return s;
}
static char *trim(char *s) {
    while (*s == ' ')
        s++;
    char *e = s + len(s);
    while (e > s && e[-1] == ' ')
        *--e = 0;
    return s;
}

int main(void) {
    char buf[64], num[40];
    copy(buf, "hello");
    append(append(buf, ", "), "world");
    printf("%s %u\n", buf, len(buf));
    printf("%d %d %d\n", compare("abc", "abd"), compare("abc", "ab"), compare("\xff", "a") > 0);
    printf("%s %d\n", search(buf, "lo, w"), search(buf, "low") == 0);
    char line[] = ";;one, two;three ,four;";
    int n = 0;
    for (char *t = token(line, ",; "); t; t = token(0, ",; "))
        printf("%d=%s ", ++n, t);
    putchar('\n');
    int vals[] = {0, 7, -255, 2147483647, -2147483647 - 1};
    for (int i = 0; i < 5; i++) {
        printf("%s ", to_text(vals[i], num, 10));
        printf("%s ", to_text(vals[i], num, 2 + i * 7));
    }
    putchar('\n');
    printf("%d %d %d\n", to_int("  -42x"), to_int("+17"), to_int("none"));
    char pad[] = "   mixed Case 9  ";
    printf("[%s]\n", upper(trim(pad)));
    return (int)len(buf) + n;
}
