#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define MAXN 100

static int *make_sorted(int n)
{
    int *a = malloc((size_t)n * sizeof(int));
    int cur = 0;

    if (a == NULL)
        return NULL;
    for (int i = 0; i < n; i++) {
        int step = nondet_int();
        if (step < 0 || step > 1000)
            step = 1;
        cur += step;
        a[i] = cur;
    }
    return a;
}

static void merge(const int *a, int na, const int *b, int nb, int *out)
{
    int i = 0, j = 0, k = 0;

    while (i < na && j < nb)
        out[k++] = a[i] <= b[j] ? a[i++] : b[j++];
    while (i < na)
        out[k++] = a[i++];
    while (j < nb)
        out[k++] = b[j++];
}

int main(void)
{
    int out[2 * MAXN];
    int na = nondet_int(), nb = nondet_int();
    int *a, *b;

    if (na < 1 || na > MAXN || nb < 1 || nb > MAXN)
        return 0;
    a = make_sorted(na);
    b = make_sorted(nb);
    if (a != NULL && b != NULL) {
        merge(a, na, b, nb, out);
        printf("%d .. %d\n", out[0], out[na + nb - 1]);
    }
    free(a);
    free(b);
    return 0;
}
