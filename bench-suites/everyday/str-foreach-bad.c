#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define KEEP 64

typedef int (*visit_fn)(int value, void *ctx);

struct picked {
    int n;
    int v[KEEP];
};

static int for_each(const int *a, int n, visit_fn fn, void *ctx)
{
    for (int i = 0; i < n; i++)
        if (!fn(a[i], ctx))
            return i;
    return n;
}

static int pick_negative(int value, void *ctx)
{
    struct picked *p = ctx;

    if (value >= 0)
        return 1;
    if (p->n > KEEP)
        return 0;
    p->v[p->n++] = value; //@ violated: deref
    return 1;
}

static int count_even(int value, void *ctx)
{
    *(unsigned *)ctx += value % 2 == 0;
    return 1;
}

int main(void)
{
    static int data[500];
    struct picked *p = calloc(1, sizeof *p);
    unsigned even = 0;
    int done;

    if (p == NULL)
        return 1;
    for (int i = 0; i < 500; i++)
        data[i] = nondet_int();
    done = for_each(data, 500, pick_negative, p);
    for_each(data, 500, count_even, &even);
    printf("visited %d, kept %d, even %u\n", done, p->n, even);
    free(p);
    return 0;
}
