/* Reads up to N numbers, until a negative one, and keeps the largest. */
#include "bounds.h"
#include <assert.h>
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
