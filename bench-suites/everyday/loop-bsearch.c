#include <stdio.h>
#include <stdlib.h>

extern unsigned nondet_uint(void);

/* index of key in the ascending table t, or n if absent */
static size_t lookup(const unsigned *t, size_t n, unsigned key)
{
    size_t lo = 0, hi = n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (t[mid] == key)
            return mid;
        if (t[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    return n;
}

int main(void)
{
    size_t n = nondet_uint() % 1000 + 1;
    unsigned *t = malloc(n * sizeof(unsigned));
    unsigned v = 0;

    if (t == NULL)
        return 1;
    for (size_t i = 0; i < n; i++) {
        v += nondet_uint() % 16 + 1;
        t[i] = v;
    }
    for (int q = 0; q < 10; q++) {
        unsigned key = nondet_uint();
        size_t at = lookup(t, n, key);
        if (at < n)
            printf("%u at %zu\n", key, at);
    }
    free(t);
    return 0;
}
