/* Covers: variable length arrays: one and two dimensions, in a loop, as parameters, sizeof, pointer to VLA. */
#include <stdio.h>

static int sum2(int r, int c, int m[r][c]) {
    int s = 0;
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++)
            s += m[i][j];
    return s;
}

static int pascal(int n) {
    int row[n + 1];
    row[0] = 1;
    for (int i = 1; i <= n; i++) {
        row[i] = 1;
        for (int j = i - 1; j > 0; j--)
            row[j] += row[j - 1];
    }
    int mid = row[n / 2];
    return mid;
}

static long depth(int n) {
    char pad[n * 3];
    for (int i = 0; i < n * 3; i++)
        pad[i] = (char)(i + n);
    return n <= 1 ? pad[0] : pad[n] + depth(n - 1);
}

static size_t evaluated(int *count) {
    return sizeof(int[++*count]);
}

int main(void) {
    int total = 0;
    for (int n = 1; n <= 8; n++) {
        int v[n];
        for (int i = 0; i < n; i++)
            v[i] = i * n;
        total += v[n - 1] + (int)sizeof v;
        if (n == 6)
            continue;
        printf("%d:%zu ", v[n / 2], sizeof v / sizeof v[0]);
    }
    printf("\n%d\n", total);
    int r = 4, c = 5;
    int m[r][c];
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++)
            m[i][j] = i * 10 + j;
    printf("%d %zu %zu\n", sum2(r, c, m), sizeof m, sizeof m[0]);
    int(*row)[c] = m + 1;
    row++;
    c = 99; /* the type keeps the old bound */
    printf("%d %d %zu\n", (*row)[3], row[1][4], sizeof *row);
    for (int n = 0; n < 12; n += 3)
        printf("%d ", pascal(n));
    printf("\n%ld\n", depth(12));
    int count = 4;
    size_t z = evaluated(&count);
    printf("%zu %d\n", z, count);
    typedef short line[r];
    line a, b;
    for (int i = 0; i < r; i++) {
        a[i] = (short)(i + 1);
        b[i] = (short)(a[i] * a[i]);
    }
    printf("%d %zu\n", b[3] - a[3], sizeof(line));
    {
        int k = 3;
    again:;
        char t[k];
        t[0] = (char)k;
        total += t[0];
        if (--k > 0)
            goto again;
    }
    return total % 256;
}
