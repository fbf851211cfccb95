/* A table of N rows that is filled row by row; the sum of one column. */
#include "bounds.h"
static unsigned table[N][8];
int main(void) {
    BOUND
    for (int row = 0; row < LAST; row++)
        for (int col = 0; col < 8; col++) table[row][col] = (unsigned)(row ^ col);
    unsigned sum = 0;
    for (int row = 0; row < LAST; row++) sum += table[row][3];
    return sum == 0;
}
