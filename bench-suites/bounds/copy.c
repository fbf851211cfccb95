/* Reads a text into a buffer and copies it up to its zero byte. */
#include "bounds.h"
static char from[N], to[N];
int main(void) {
    int n = 0;
    while (n < N - 1) {
        char c = (char)nondet_int();
        if (!c) break;
        from[n++] = c;
    }
    from[n] = 0;
    char *d = to, *s = from;
    while ((*d++ = *s++))
        ;
    return to[0];
}
