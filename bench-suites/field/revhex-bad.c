/* Print a number in any base, building the digits from the end. */
#include <stdio.h>
#include <stdlib.h>

static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

static char *format(unsigned long v, unsigned base, char *buf, size_t size)
{
    char *p = buf + size;

    *--p = '\0';
    do {
        *--p = digits[v % base]; //@ violated: deref
        v /= base;
    } while (v != 0);
    return p;
}

int main(int argc, char **argv)
{
    char buf[33];
    unsigned long base = 10;

    if (argc < 2) {
        fprintf(stderr, "usage: conv NUMBER [BASE]\n");
        return 1;
    }
    if (argc > 2) {
        base = strtoul(argv[2], NULL, 10);
        if (base < 2 || base > 36) {
            fprintf(stderr, "bad base %s\n", argv[2]);
            return 1;
        }
    }
    puts(format(strtoul(argv[1], NULL, 0), (unsigned)base, buf, sizeof buf));
    return 0;
}
