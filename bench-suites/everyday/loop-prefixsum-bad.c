#include <stdio.h>

extern int nondet_int(void);

#define N 5000
#define LIMIT 1000000

static int sum[N + 1];

static int clamp(int v)
{
    if (v < -LIMIT)
        return -LIMIT;
    if (v > LIMIT)
        return LIMIT;
    return v;
}

int main(void)
{
    int from, to;
    int acc = 0;

    for (int i = 0; i < N; i++) {
        acc += clamp(nondet_int()); //@ violated: overflow
        sum[i + 1] = acc;
    }
    from = nondet_int();
    to = nondet_int();
    if (from < 0 || to > N || from > to) {
        fprintf(stderr, "bad range\n");
        return 1;
    }
    printf("sum %lld\n", (long long)sum[to] - sum[from]);
    return 0;
}
