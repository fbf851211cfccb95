/* Covers: const tables, string literals with embedded zeros, concatenation, escapes, no-terminator arrays. */
#include <stdio.h>
#include <string.h>

static const unsigned char days[2][13] = {
    {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
    {0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}};

static const char list[] = "alpha\0beta\0\0gamma\0";
static const char exact[4] = {'f', 'o', 'u', 'r'};
static const char escapes[] = "\a\b\f\n\r\t\v\\\'\"\?\101\x42\0012";

static int leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
static int day_of_year(int y, int m, int d) {
    for (int i = 1; i < m; i++)
        d += days[leap(y)][i];
    return d;
}

int main(void) {
    printf("%d %d %d\n", day_of_year(2023, 12, 31), day_of_year(2024, 12, 31), day_of_year(1900, 3, 1));
    printf("%zu %zu\n", sizeof list, strlen(list));
    int n = 0;
    for (const char *p = list; p < list + sizeof list - 1; p += strlen(p) + 1)
        printf("%d:%s ", n++, p);
    putchar('\n');
    printf("%.4s %zu\n", exact, sizeof exact);
    for (size_t i = 0; i < sizeof escapes; i++)
        printf("%d ", escapes[i]);
    putchar('\n');
    const char *joined = "one" " " "two"
                         " three";
    printf("%s %zu %c\n", joined, sizeof "abc\0def", "0123456789"[7]);
    const char *u = u8"\u00e9\u20ac";
    printf("%zu %02x %02x\n", strlen(u), (unsigned char)u[0], (unsigned char)u[4]);
    int multi = 'a' * 2 - '\xff';
    printf("%d %d %d\n", multi, '\377', '\0');
    char buf[8] = "ab";
    int zeros = 0;
    for (int i = 0; i < 8; i++)
        zeros += buf[i] == 0;
    printf("%d %d\n", zeros, memcmp(list + 6, "beta", 5));
    return n * 10 + zeros;
}
