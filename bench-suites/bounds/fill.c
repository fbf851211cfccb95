/* Fills an array and looks at one of its elements. N: how many. */
#include "bounds.h"
static int a[N];
int main(void) {
    BOUND
    for (int i = 0; i < LAST; i++) a[i] = i;
    int k = nondet_int();
    if (k < 0 || k >= LAST) return 0;
    return a[k] != 0;
}
