/* Covers (same under 32-bit and 64-bit models): VLAs, recursion, string building, 64-bit hashing, heap growth. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t hash(const char *s) {
    uint64_t h = 14695981039346656037ull;
    for (; *s; s++)
        h = (h ^ (uint8_t)*s) * 1099511628211ull;
    return h;
}

static int edit(const char *a, const char *b) {
    int n = (int)strlen(a), m = (int)strlen(b);
    int d[n + 1][m + 1];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) {
            if (!i || !j) {
                d[i][j] = i + j;
                continue;
            }
            int best = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            if (d[i - 1][j] + 1 < best)
                best = d[i - 1][j] + 1;
            if (d[i][j - 1] + 1 < best)
                best = d[i][j - 1] + 1;
            d[i][j] = best;
        }
    return d[n][m];
}

static char *repeat(const char *s, int times) {
    size_t len = 0, step = strlen(s);
    char *out = NULL;
    for (int i = 0; i < times; i++) {
        out = realloc(out, len + step + 1);
        memcpy(out + len, s, step + 1);
        len += step;
    }
    return out;
}

static void gray(int bits, unsigned prefix) {
    if (bits == 0) {
        printf("%u ", prefix ^ prefix >> 1);
        return;
    }
    gray(bits - 1, prefix << 1);
    gray(bits - 1, prefix << 1 | 1);
}

int main(void) {
    printf("%016llx %016llx\n", (unsigned long long)hash("ilp32"), (unsigned long long)hash(""));
    int e = edit("kitten", "sitting");
    printf("%d %d %d\n", e, edit("", "abc"), edit("same", "same"));
    char *r = repeat("ab.", 5);
    printf("%s %d\n", r, (int)strlen(r));
    free(r);
    gray(3, 0);
    putchar('\n');
    for (int n = 1; n < 5; n++) {
        char v[n + 1];
        memset(v, 'a' + n, (size_t)n);
        v[n] = 0;
        printf("%s,", v);
    }
    putchar('\n');
    return e * 10 + (int)(hash("x") & 7);
}
