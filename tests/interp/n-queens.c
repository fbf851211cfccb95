/* Covers: n-queens by bit masks and by arrays with undo, and subset sums by two-way recursion. */
#include <stdio.h>

static int by_masks(unsigned all, unsigned cols, unsigned left, unsigned right) {
    if (cols == all)
        return 1;
    int n = 0;
    for (unsigned open = all & ~(cols | left | right); open; open &= open - 1) {
        unsigned bit = open & -open;
        n += by_masks(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return n;
}

enum { SIZE = 6 };
static int row_of[SIZE], solutions;

static int safe(int col, int row) {
    for (int c = 0; c < col; c++) {
        int d = row_of[c] - row;
        if (d == 0 || d == col - c || d == c - col)
            return 0;
    }
    return 1;
}

static void place(int col) {
    if (col == SIZE) {
        solutions++;
        for (int c = 0; c < SIZE; c++)
            printf("%d", row_of[c] + 1);
        putchar(' ');
        return;
    }
    for (int r = 0; r < SIZE; r++)
        if (safe(col, r)) {
            row_of[col] = r;
            place(col + 1);
        }
}

static int subset(const int *v, int n, int want) {
    if (want == 0)
        return 1;
    if (n == 0 || want < 0)
        return 0;
    return subset(v + 1, n - 1, want - v[0]) + subset(v + 1, n - 1, want);
}

int main(void) {
    for (int n = 1; n <= 7; n++)
        printf("%d ", by_masks((1u << n) - 1, 0, 0, 0));
    putchar('\n');
    place(0);
    printf("%d\n", solutions);
    int coins[] = {1, 2, 3, 5, 8, 13, 21};
    int ways = subset(coins, 7, 21);
    printf("%d\n", ways);
    return solutions * 10 + ways;
}
