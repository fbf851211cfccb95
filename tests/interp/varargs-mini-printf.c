/* Covers: a va_list handed down through layers: an own formatter into a bounded buffer, recursion with it. */
#include <stdarg.h>
#include <stdio.h>

struct out { char *p, *end; int wanted; };

static void put(struct out *o, char c) {
    if (o->p < o->end)
        *o->p++ = c;
    o->wanted++;
}

static void put_num(struct out *o, unsigned long v, unsigned base, int width, char fill) {
    char tmp[70];
    int n = 0;
    do {
        tmp[n++] = "0123456789abcdef"[v % base];
    } while (v /= base);
    while (width-- > n)
        put(o, fill);
    while (n)
        put(o, tmp[--n]);
}

static int vformat(char *buf, int size, const char *f, va_list ap) {
    struct out o = {buf, buf + size - 1, 0};
    for (; *f; f++) {
        if (*f != '%') {
            put(&o, *f);
            continue;
        }
        char fill = ' ';
        int width = 0, is_long = 0;
        f++;
        if (*f == '0')
            fill = *f++;
        if (*f == '*') {
            width = va_arg(ap, int);
            f++;
        } else {
            while (*f >= '0' && *f <= '9')
                width = width * 10 + (*f++ - '0');
        }
        if (*f == 'l') {
            is_long = 1;
            f++;
        }
        switch (*f) {
        case 'd': {
            long v = is_long ? va_arg(ap, long) : va_arg(ap, int);
            if (v < 0) {
                put(&o, '-');
                put_num(&o, -(unsigned long)v, 10, width - 1, fill);
            } else {
                put_num(&o, (unsigned long)v, 10, width, fill);
            }
            break;
        }
        case 'x':
            put_num(&o, is_long ? va_arg(ap, unsigned long) : va_arg(ap, unsigned), 16, width, fill);
            break;
        case 'b': put_num(&o, va_arg(ap, unsigned), 2, width, fill); break;
        case 's':
            for (const char *s = va_arg(ap, const char *); *s; s++)
                put(&o, *s);
            break;
        case 'c': put(&o, (char)va_arg(ap, int)); break;
        default: put(&o, *f);
        }
    }
    *o.p = 0;
    return o.wanted;
}

static int format(char *buf, int size, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vformat(buf, size, f, ap);
    va_end(ap);
    return n;
}

static int emitted;
static void say(const char *f, ...) {
    char line[64];
    va_list ap;
    va_start(ap, f);
    emitted += vformat(line, sizeof line, f, ap);
    va_end(ap);
    puts(line);
}

int main(void) {
    say("plain");
    say("%d %5d %05d %ld", 42, -42, 42, -9000000000L);
    say("%x %08x %lx", 255u, 0xbeefu, 0x123456789abUL);
    say("%b %08b", 10u, 5u);
    say("%s-%c-%%-%*d", "str", 'Z', 6, 77);
    say("%d%d%d%d%d%d%d%d", 1, 2, 3, 4, 5, 6, 7, 8);
    char small[10];
    int n = format(small, sizeof small, "%s %d", "truncated", 12345);
    printf("%s %d\n", small, n);
    return emitted + n;
}
