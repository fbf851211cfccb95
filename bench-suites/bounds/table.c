/* A table of N rows that is filled row by row; the sum of one column. */
#ifndef N
#define N 10
#endif
#ifdef ANY
#define BOUND int n_ = nondet_int(); if (n_ < 1 || n_ > N) return 0;
#define LAST n_
#else
#define BOUND
#define LAST N
#endif
int nondet_int(void);
static unsigned table[N][8];
int main(void) {
    BOUND
    for (int row = 0; row < LAST; row++)
        for (int col = 0; col < 8; col++) table[row][col] = (unsigned)(row ^ col);
    unsigned sum = 0;
    for (int row = 0; row < LAST; row++) sum += table[row][3];
    return sum == 0;
}
