#include <stdio.h>

extern int nondet_int(void);

#define CLUSTERS 512
#define END_OF_CHAIN (-1)

static int fat[CLUSTERS];

static void load_fat(void)
{
    for (int i = 0; i < CLUSTERS; i++)
        fat[i] = nondet_int();
}

static int chain_length(int start)
{
    int cur = start;
    int len = 0;

    while (cur != END_OF_CHAIN) {
        if (cur < 0 || cur >= CLUSTERS)
            return -1;          /* corrupt link */
        if (++len > CLUSTERS)
            return -2;          /* cycle */
        cur = fat[cur];
    }
    return len;
}

int main(void)
{
    int n;

    load_fat();
    n = chain_length(nondet_int());
    if (n == -1)
        puts("bad link");
    else if (n == -2)
        puts("loop in chain");
    else
        printf("%d clusters\n", n);
    return 0;
}
