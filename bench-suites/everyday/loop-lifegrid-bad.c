#include <stdio.h>
#include <string.h>

extern int nondet_int(void);

#define ROWS 24
#define COLS 40

static unsigned char grid[ROWS][COLS];
static unsigned char next[ROWS][COLS];

static int neighbours(int r, int c)
{
    int n = 0;

    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            int rr = r + dr, cc = c + dc;
            if (dr == 0 && dc == 0)
                continue;
            if (rr < 0 || rr > ROWS || cc < 0 || cc >= COLS)
                continue;
            n += grid[rr][cc]; //@ violated: deref
        }
    }
    return n;
}

int main(void)
{
    int live = 0;

    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            grid[r][c] = nondet_int() != 0;

    for (int gen = 0; gen < 3; gen++) {
        for (int r = 0; r < ROWS; r++) {
            for (int c = 0; c < COLS; c++) {
                int n = neighbours(r, c);
                next[r][c] = n == 3 || (n == 2 && grid[r][c]);
            }
        }
        memcpy(grid, next, sizeof grid);
    }
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            live += grid[r][c];
    printf("%d alive\n", live);
    return 0;
}
