#include <stdio.h>

extern int nondet_int(void);

#define N 2048

static int price[N];
static int best[N];

/* best[i] = highest price from day i on */
static void suffix_max(const int *p, int *out, int n)
{
    int hi = 0;

    for (int i = n - 1; i >= 0; i--) {
        if (p[i] > hi)
            hi = p[i];
        out[i] = hi;
    }
}

int main(void)
{
    int n = nondet_int();
    int gain = 0;

    if (n < 0)
        n = 0;
    else if (n > N)
        n = N;
    for (int i = 0; i < n; i++) {
        int v = nondet_int();
        price[i] = v > 0 ? v : 0;
    }
    suffix_max(price, best, n);
    for (int i = 0; i < n; i++)
        if (best[i] > price[i] && best[i] - price[i] > gain)
            gain = best[i] - price[i];
    printf("best gain %d\n", gain);
    return 0;
}
