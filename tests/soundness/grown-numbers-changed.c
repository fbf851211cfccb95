//@ verdict: violated
/* An array grows; one of its elements is changed later and is no index any more. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = NULL;
    size_t n = 0, cap = 0;
    int count[10] = {0};
    for (int i = 0; i < 40; i++) {
        if (n == cap) {
            size_t more = cap ? cap * 2 : 4;
            int *p = realloc(a, more * sizeof *p);
            if (!p) break;
            a = p;
            cap = more;
        }
        a[n++] = i % 10;
        if (n == 30) a[7] += 5;
    }
    for (size_t i = 0; i < n; i++) count[a[i]]++; //@ violated: deref
    printf("%d\n", count[0]);
    free(a);
    return 0;
}
