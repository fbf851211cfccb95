/* Fills an array and looks at one of its elements. N: how many. */
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
static int a[N];
int main(void) {
    BOUND
    for (int i = 0; i < LAST; i++) a[i] = i;
    int k = nondet_int();
    if (k < 0 || k >= LAST) return 0;
    return a[k] != 0;
}
