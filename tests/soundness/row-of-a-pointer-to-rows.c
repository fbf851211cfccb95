//@ verdict: violated
/* The index leaves its row, not the block that holds the rows. */
#include <stdlib.h>

int main(void) {
    int sum = 0;
    int (*rows)[2] = calloc(4, sizeof *rows);
    if (!rows) return 0;
    for (int i = 0; i < 3; i++) {
        sum += rows[i][2]; //@ violated: bounds
    }
    free(rows);
    return sum;
}
