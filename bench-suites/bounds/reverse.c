/* Fills an array, copies it backwards, and takes the largest of the copy. */
#include "bounds.h"
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
