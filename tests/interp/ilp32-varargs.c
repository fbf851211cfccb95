/* Covers (same under 32-bit and 64-bit models): varargs with int, long long, double and pointers, switch on kinds. */
#include <stdarg.h>
#include <stdio.h>

static long long total(const char *kinds, ...) {
    va_list ap;
    long long sum = 0;
    va_start(ap, kinds);
    for (const char *k = kinds; *k; k++)
        switch (*k) {
        case 'i': sum += va_arg(ap, int); break;
        case 'u': sum += va_arg(ap, unsigned); break;
        case 'l': sum += va_arg(ap, long); break;
        case 'q': sum += va_arg(ap, long long); break;
        case 'd': sum += (long long)(va_arg(ap, double) * 4); break;
        case 's': {
            const char *s = va_arg(ap, const char *);
            while (*s)
                sum += *s++;
            break;
        }
        case 'p': ++*va_arg(ap, int *); break;
        default: sum = -1;
        }
    va_end(ap);
    return sum;
}

static int depth(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int v = va_arg(ap, int), w = va_arg(ap, int);
    va_end(ap);
    return n == 0 ? v - w : depth(n - 1, w, v + n);
}

int main(void) {
    int hits = 0;
    long long t = total("iuqdslip", -5, 7u, 1LL << 40, 2.25, "abc", -100L, 12, &hits);
    printf("%lld %d\n", t, hits);
    t = total("qqqqiiiiqqdddp", 1LL, -2LL, 3LL, -4LL, 5, 6, 7, 8, 9LL, 10LL, 0.5, 1.5, -2.0, &hits);
    printf("%lld %d\n", t, hits);
    printf("%d %d\n", depth(6, 1, 2), depth(7, 1, 2));
    printf("%d %lld %c %u %s %d\n", 1, -1LL, 'c', 3u, "s", hits);
    return (int)(t & 0x7f) + hits;
}
