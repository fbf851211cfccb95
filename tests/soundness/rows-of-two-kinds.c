//@ verdict: violated
/* Two blocks from the same place: what is in one of them is not in the other. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *first = NULL, *second = NULL, *third = NULL;
    int count[10] = {0};
    for (int j = 0; j < 3; j++) {
        int *next = malloc(40 * sizeof(int));
        if (!next) return 1;
        third = second;
        second = first;
        first = next;
    }
    if (!second || !third) return 1;
    for (int i = 0; i < 40; i++) third[i] = i;
    for (int i = 0; i < 40; i++) second[i] = i % 10;
    for (int i = 0; i < 40; i++) count[second[i]]++;
    for (int i = 0; i < 40; i++) count[third[i]]++; //@ violated: deref
    printf("%d\n", count[0]);
    return 0;
}
