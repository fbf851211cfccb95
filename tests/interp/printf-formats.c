/* Covers: printf conversions with flags, width, precision, star arguments and length modifiers; return values. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int n = 0;
    n += printf("%d|%i|%5d|%-5d|%05d|%+d|% d\n", 1, -2, 3, 4, 5, 6, 7);
    n += printf("%.3d|%8.3d|%-8.3d|%+.2d|%.0d|\n", 5, -5, 5, 0, 0);
    n += printf("%u|%10u|%-10u|%010u\n", 4000000000u, 1u, 2u, 3u);
    n += printf("%x|%X|%#x|%#X|%08x|%#010x|%#x\n", 255u, 255u, 255u, 255u, 255u, 255u, 0u);
    n += printf("%o|%#o|%6o|%-6o|\n", 8u, 8u, 64u, 64u);
    n += printf("%c|%3c|%-3c|%c\n", 'a', 'b', 'c', 100);
    n += printf("%s|%10s|%-10s|%.2s|%6.3s|\n", "str", "right", "left", "cut", "cutting");
    n += printf("%*d|%-*d|%.*s|%*.*d\n", 6, 42, 6, 42, 3, "abcdef", 8, 4, 42);
    n += printf("%*d|%.*d|\n", -6, 42, -1, 7);
    n += printf("%hhd|%hhu|%hd|%hu\n", (signed char)-1, (unsigned char)255, (short)-2, (unsigned short)65535);
    n += printf("%ld|%lu|%lx|%lld|%llu|%llX\n", -1L, 1UL, 0xabcL, -5LL, 5ULL, 0xdefULL);
    n += printf("%zu|%td|%jd|%ju|%zx\n", (size_t)9, (ptrdiff_t)-9, (intmax_t)-10, (uintmax_t)10, (size_t)255);
    n += printf("%%|%d%%|%s\n", 50, "pct");
    n += printf("%f|%.2f|%8.3f|%-8.1f|%+f|%06.1f|%.0f|%#.0f\n", 1.5, 2.345, 3.14159, 2.25, 0.5, -1.25, 2.5, 3.0);
    n += printf("%e|%.2e|%E|%g|%G|%.3g|%#g\n", 12345.678, 0.00012, 1e100, 0.0001, 1e-10, 1234.5, 1.0);
    n += printf("%s%s%s", "", "", "\n");
    n += puts("puts adds a newline") >= 0;
    n += putchar('A');
    putchar('\n');
    printf("%d\n", n);
    return n & 0xff;
}
