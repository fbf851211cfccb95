//@ verdict: safe
/* shellsort.c - shell sort of measurements in an array on the stack and
 * their median, quartiles and inter-quartile range. */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);

#define MAX_VALUES 200

static void shell_sort(short a[], int n)
{
    int gap, i, j;

    for (gap = n / 2; gap > 0; gap /= 2) {
        for (i = gap; i < n; i++) {
            short v = a[i];
            for (j = i; j >= gap && a[j - gap] > v; j -= gap)
                a[j] = a[j - gap];
            a[j] = v;
        }
    }
}

static int median(const short a[], int n)
{
    if (n % 2 == 1)
        return a[n / 2];
    return (a[n / 2 - 1] + a[n / 2]) / 2;
}

static void report(const short a[], int n)
{
    int q1, q3;

    if (n < 4) {
        printf("median %d\n", median(a, n));
        return;
    }
    q1 = median(a, n / 2);
    q3 = median(a + (n + 1) / 2, n / 2);
    printf("min %d q1 %d median %d q3 %d max %d range %d\n", a[0], q1,
           median(a, n), q3, a[n - 1], q3 - q1);
}

int main(void)
{
    short values[MAX_VALUES];
    int n = __VERIFIER_nondet_int();
    int i;

    if (n < 1)
        return 1;
    if (n > MAX_VALUES)
        n = MAX_VALUES;
    for (i = 0; i < n; i++)
        values[i] = __VERIFIER_nondet_short();
    shell_sort(values, n);
    report(values, n);
    return 0;
}
