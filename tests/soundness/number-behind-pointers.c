//@ verdict: violated
/* A walk over an array of pointers goes one too far and takes the number behind it for a pointer. */
#include <stdio.h>

struct stack {
    int *items[8];
    long count;
};

int main(void) {
    static int cells[8];
    struct stack s;
    s.count = 0;
    for (int i = 0; i < 8; i++) {
        s.items[s.count] = &cells[i];
        s.count++;
    }
    int **walk = s.items;
    int sum = 0;
    for (int i = 0; i <= 8; i++) {
        sum += *walk[i]; //@ violated: deref
    }
    printf("%d\n", sum);
    return 0;
}
