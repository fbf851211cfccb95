/* Reads up to N numbers, until a negative one, and keeps the largest. */
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
#include <assert.h>
int nondet_int(void);
static int a[N];
int main(void) {
    BOUND
    int n = 0, best = 0;
    while (n < LAST) {
        int x = nondet_int();
        if (x < 0) break;
        if (x > best) best = x;
        a[n++] = x;
    }
    assert(n >= 0 && n <= LAST && best >= 0);
    return 0;
}
