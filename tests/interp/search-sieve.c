/* Covers: sieve of Eratosthenes with a bit set, binary and interpolation search, lower bound, string search. */
#include <stdio.h>
#include <string.h>

enum { LIMIT = 500 };
static unsigned char composite[LIMIT / 8 + 1];
static int primes[120], nprimes;

static void sieve(void) {
    for (int i = 2; i <= LIMIT; i++) {
        if (composite[i >> 3] & 1 << (i & 7))
            continue;
        primes[nprimes++] = i;
        for (int j = i * i; j <= LIMIT; j += i)
            composite[j / 8] |= (unsigned char)(1 << j % 8);
    }
}

static int lower_bound(const int *v, int n, int x) {
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = (int)((unsigned)(lo + hi) >> 1);
        if (v[mid] < x)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static int interpolate(const int *v, int n, int x, int *probes) {
    int lo = 0, hi = n - 1;
    *probes = 0;
    while (lo <= hi && x >= v[lo] && x <= v[hi]) {
        int pos = v[hi] == v[lo] ? lo : lo + (int)((long)(x - v[lo]) * (hi - lo) / (v[hi] - v[lo]));
        ++*probes;
        if (v[pos] == x)
            return pos;
        if (v[pos] < x)
            lo = pos + 1;
        else
            hi = pos - 1;
    }
    return -1;
}

static int horspool(const char *text, const char *pat) {
    int shift[128], n = (int)strlen(text), m = (int)strlen(pat);
    for (int i = 0; i < 128; i++)
        shift[i] = m;
    for (int i = 0; i < m - 1; i++)
        shift[(unsigned char)pat[i] & 127] = m - 1 - i;
    for (int at = 0; at + m <= n; at += shift[(unsigned char)text[at + m - 1] & 127])
        if (memcmp(text + at, pat, (size_t)m) == 0)
            return at;
    return -1;
}

int main(void) {
    sieve();
    printf("%d %d %d\n", nprimes, primes[0], primes[nprimes - 1]);
    for (int i = 0; i < nprimes; i += 9)
        printf("%d ", primes[i]);
    putchar('\n');
    int twins = 0;
    for (int i = 1; i < nprimes; i++)
        twins += primes[i] - primes[i - 1] == 2;
    printf("%d\n", twins);
    int ask[] = {2, 97, 100, 499, 500, 1, 251};
    for (int i = 0; i < 7; i++) {
        int probes, at = interpolate(primes, nprimes, ask[i], &probes);
        printf("%d:%d/%d/%d ", ask[i], lower_bound(primes, nprimes, ask[i]), at, probes);
    }
    putchar('\n');
    const char *text = "here is a simple example of an exact search";
    printf("%d %d %d\n", horspool(text, "example"), horspool(text, "search"), horspool(text, "exam ple"));
    return nprimes + twins;
}
