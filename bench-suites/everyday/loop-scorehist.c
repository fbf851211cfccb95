#include <stdio.h>

extern int nondet_int(void);

#define MAX_SCORE 100
#define STEP      10
#define BUCKETS   (MAX_SCORE / STEP + 1)

static void print_bar(int label, unsigned n)
{
    printf("%3d ", label);
    while (n > 50) {
        putchar('#');
        n -= 50;
    }
    putchar('\n');
}

int main(void)
{
    unsigned hist[BUCKETS] = { 0 };
    unsigned bad = 0;

    for (int i = 0; i < 2000; i++) {
        int score = nondet_int();
        if (score < 0 || score > MAX_SCORE) {
            bad++;
            continue;
        }
        hist[score / STEP]++;
    }
    for (int b = 0; b < BUCKETS; b++)
        print_bar(b * STEP, hist[b]);
    printf("%u rejected\n", bad);
    return 0;
}
