#include <stdio.h>

extern int nondet_int(void);

#define MAX_ITEMS 1000

static int items[MAX_ITEMS + 1];   /* one extra slot for the sentinel */

static int find(int *a, int n, int key)
{
    int i = 0;

    a[n] = key; //@ violated: deref
    while (a[i] != key)
        i++;
    return i < n ? i : -1;
}

static int load(void)
{
    int n = 0;

    for (;;) {
        int v = nondet_int();
        if (v == 0)
            break;
        if (n > MAX_ITEMS)
            break;
        items[n++] = v;
    }
    return n;
}

int main(void)
{
    int n = load();
    int key = nondet_int();
    int at = find(items, n, key);

    if (at < 0)
        printf("%d: not among %d items\n", key, n);
    else
        printf("%d: item %d of %d\n", key, at, n);
    return 0;
}
