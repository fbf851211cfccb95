/* Fills an array, copies it backwards, and takes the largest of the copy. */
#ifndef N
#define N 10
#endif
#ifdef ANY
#define BOUND int n_ = nondet_int(); if (n_ < 1 || n_ > N) return 0;
#define LAST n_
#else
#define BOUND
#define LAST N
#endif
int nondet_int(void);
static int a[N], b[N];
int main(void) {
    BOUND
    for (int i = 0; i < LAST; i++) a[i] = i % 7;
    for (int i = 0; i < LAST; i++) b[i] = a[LAST - 1 - i];
    int best = b[0];
    for (int i = 1; i < LAST; i++)
        if (b[i] > best) best = b[i];
    return best;
}
