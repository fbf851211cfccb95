#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define SAMPLES 1000

static int sample[SAMPLES];

/* Highest moving average over windows of w samples. */
static int peak_average(const int *s, int n, int w)
{
    int sum = 0, best;

    for (int i = 0; i < w; i++)
        sum += s[i];
    best = sum / w; //@ violated: div
    for (int i = w; i < n; i++) {
        sum += s[i] - s[i - w];
        if (sum / w > best)
            best = sum / w;
    }
    return best;
}

int main(void)
{
    int w = nondet_int();

    for (int i = 0; i < SAMPLES; i++) {
        int v = nondet_int();
        sample[i] = v & 0xfff;
    }
    if (w < 0 || w > SAMPLES) {
        fprintf(stderr, "window must be in 1..%d\n", SAMPLES);
        return 1;
    }
    printf("%d\n", peak_average(sample, SAMPLES, w));
    return 0;
}
