/* Covers: labels as values stored as differences from a base label in a constant table. */
#include <stdio.h>

static int relative(int k) {
    static const int off[] = {&&zero - &&zero, &&one - &&zero, &&two - &&zero};
    goto *(&&zero + off[k]);
zero:
    return 100;
one:
    return 200;
two:
    return 300;
}

int main(void) {
    int sum = 0;
    for (int i = 0; i < 7; i++) {
        int r = relative(i % 3);
        printf("%d ", r);
        sum += r;
    }
    putchar('\n');
    return sum % 256;
}
