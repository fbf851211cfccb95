#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

static void insertion_sort(int *a, int n)
{
    for (int i = 1; i < n; i++) {
        int key = a[i];
        int j = i - 1;
        while (a[j] > key && j >= 0) { //@ violated: deref
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = key;
    }
}

int main(void)
{
    int n = nondet_int();
    int *a;

    if (n <= 0 || n > 300)
        return 1;
    a = malloc((size_t)n * sizeof(*a));
    if (!a)
        return 1;
    for (int i = 0; i < n; i++)
        a[i] = nondet_int();
    insertion_sort(a, n);
    for (int i = 1; i < n; i++) {
        if (a[i - 1] > a[i]) {
            puts("not sorted");
            break;
        }
    }
    printf("median %d\n", a[n / 2]);
    free(a);
    return 0;
}
