#include <stdio.h>

extern int nondet_int(void);

#define MAXN 1024

static int a[MAXN];

static void swap(int *x, int *y)
{
    int t = *x;
    *x = *y;
    *y = t;
}

static void sift_down(int *h, int root, int n)
{
    int child;

    while ((child = 2 * root + 1) < n) {
        if (child < n && h[child + 1] > h[child]) //@ violated: deref
            child++;
        if (h[root] >= h[child])
            return;
        swap(&h[root], &h[child]);
        root = child;
    }
}

int main(void)
{
    int n = nondet_int();

    if (n < 0 || n > MAXN)
        return 1;
    for (int i = 0; i < n; i++)
        a[i] = nondet_int();
    for (int i = n / 2 - 1; i >= 0; i--)
        sift_down(a, i, n);
    for (int end = n - 1; end > 0; end--) {
        swap(&a[0], &a[end]);
        sift_down(a, 0, end);
    }
    if (n > 0)
        printf("min %d max %d\n", a[0], a[n - 1]);
    return 0;
}
