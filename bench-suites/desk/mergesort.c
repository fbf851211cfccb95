//@ verdict: safe
/* mergesort.c - top-down merge sort of an int array with one scratch
 * buffer, followed by a check that the result is in order. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

/* Merge the sorted ranges a[lo..mid) and a[mid..hi). */
static void merge(int *a, int *tmp, int lo, int mid, int hi)
{
    int i = lo, j = mid, k;

    for (k = lo; k < hi; k++) {
        if (i < mid && (j >= hi || a[i] <= a[j]))
            tmp[k] = a[i++];
        else
            tmp[k] = a[j++];
    }
    for (k = lo; k < hi; k++)
        a[k] = tmp[k];
}

static void sort_range(int *a, int *tmp, int lo, int hi)
{
    int mid;

    if (hi - lo < 2)
        return;
    mid = lo + (hi - lo) / 2;
    sort_range(a, tmp, lo, mid);
    sort_range(a, tmp, mid, hi);
    merge(a, tmp, lo, mid, hi);
}

static int merge_sort(int *a, int n)
{
    int *tmp;

    if (n < 2)
        return 0;
    tmp = malloc(n * sizeof(int));
    if (tmp == NULL)
        return -1;
    sort_range(a, tmp, 0, n);
    free(tmp);
    return 0;
}

static int is_sorted(const int *a, int n)
{
    for (int i = 1; i < n; i++)
        if (a[i - 1] > a[i])
            return 0;
    return 1;
}

int main(void)
{
    int n = __VERIFIER_nondet_int();
    int *a;

    if (n <= 0 || n > 1000)
        return 1;
    a = malloc(n * sizeof(int));
    if (a == NULL)
        return 1;
    for (int i = 0; i < n; i++)
        a[i] = __VERIFIER_nondet_int();
    if (merge_sort(a, n) == 0) {
        for (int i = 0; i < n; i++)
            printf("%d%c", a[i], i + 1 < n ? ' ' : '\n');
        printf("%s\n", is_sorted(a, n) ? "sorted" : "NOT SORTED");
    }
    free(a);
    return 0;
}
