/* Sort the bytes of a line with quicksort (Hoare partition). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void swap(char *a, char *b)
{
    char t = *a;
    *a = *b;
    *b = t;
}

static void quicksort(char *a, int lo, int hi)
{
    if (lo >= hi)
        return;
    char pivot = a[lo + (hi - lo) / 2];
    int i = lo, j = hi;

    while (i <= j) {
        while (a[i] <= pivot) //@ violated: deref
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j) {
            swap(&a[i], &a[j]);
            i++;
            j--;
        }
    }
    quicksort(a, lo, j);
    quicksort(a, i, hi);
}

int main(void)
{
    char line[512];
    char *copy;
    int n;

    if (!fgets(line, sizeof line, stdin))
        return 1;
    n = (int)strcspn(line, "\n");
    if (n == 0)
        return 0;
    copy = malloc((size_t)n);
    if (!copy)
        return 1;
    memcpy(copy, line, (size_t)n);
    quicksort(copy, 0, n - 1);
    fwrite(copy, 1, (size_t)n, stdout);
    putchar('\n');
    free(copy);
    return 0;
}
