/* Covers: the string.h functions: copies, concatenation, comparison, search, spans, tokens, duplicates, memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int sgn(int v) { return (v > 0) - (v < 0); }
static long at(const char *base, const char *p) { return p ? (long)(p - base) : -1; }

int main(void) {
    char buf[32];
    strcpy(buf, "alpha");
    strcat(buf, " beta");
    strncat(buf, " gamma", 3);
    printf("[%s] %zu\n", buf, strlen(buf));
    strncpy(buf, "xy", 5);
    printf("%d %d %c\n", buf[2], buf[4], buf[5]);
    char fixed[4];
    strncpy(fixed, "truncate", sizeof fixed);
    printf("%.4s\n", fixed);
    printf("%d %d %d\n", sgn(strcmp("a", "b")), sgn(strcmp("b", "a")), strcmp("same", "same"));
    printf("%d %d\n", strncmp("prefix-a", "prefix-b", 7), sgn(strncmp("abc", "abd", 3)));
    printf("%d %d\n", sgn(memcmp("\x01\xff", "\x01\x01", 2)), memcmp("abX", "abY", 2));
    const char *s = "the cat and the hat";
    printf("%ld %ld %ld\n", at(s, strchr(s, 'c')), at(s, strrchr(s, 'h')), at(s, strchr(s, 'z')));
    printf("%ld %ld %ld\n", at(s, strchr(s, 0)), at(s, strstr(s, "the h")), at(s, strstr(s, "dog")));
    printf("%ld %zu %zu\n", at(s, strpbrk(s, "dn")), strspn(s, "eht "), strcspn(s, "nd"));
    printf("%ld %ld\n", at(s, memchr(s, 'a', 4)), at(s, memchr(s, 'a', 10)));
    char line[] = "key=value;; other = 12;";
    int n = 0;
    for (char *t = strtok(line, ";= "); t; t = strtok(NULL, ";= "))
        printf("%d:%s ", n++, t);
    putchar('\n');
    char *dup = strdup(s);
    dup[4] = 'b';
    memmove(dup + 8, dup + 12, strlen(dup + 12) + 1);
    printf("%s | %s\n", dup, s);
    size_t len = strlen(dup);
    free(dup);
    int filled[4];
    memset(filled, 0xff, sizeof filled);
    printf("%d %d\n", filled[0], filled[3]);
    char out[24];
    int w = snprintf(out, sizeof out, "%s-%03d-%c", "snp", 7, '!');
    int cut = snprintf(out + w, 5, "%d", 1234567);
    printf("%s %d %d\n", out, w, cut);
    int k = sprintf(out, "%5s|%-5s|", "ab", "cd");
    printf("%s %d\n", out, k);
    return (int)len + n + k;
}
