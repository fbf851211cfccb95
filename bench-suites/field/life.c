/* Game of life: reads a board from stdin, runs argv[1] generations. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 12
#define COLS 20

static char board[ROWS][COLS];

static int alive(int r, int c)
{
    if (r < 0 || r >= ROWS || c < 0 || c >= COLS)
        return 0;
    return board[r][c] == '*';
}

static void step(void)
{
    char next[ROWS][COLS];

    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            int n = 0;
            for (int dr = -1; dr <= 1; dr++)
                for (int dc = -1; dc <= 1; dc++)
                    if (dr != 0 || dc != 0)
                        n += alive(r + dr, c + dc);
            next[r][c] = n == 3 || (n == 2 && alive(r, c)) ? '*' : '.';
        }
    }
    memcpy(board, next, sizeof board);
}

int main(int argc, char **argv)
{
    int gens = argc > 1 ? atoi(argv[1]) : 1;
    int r = 0, c = 0, ch;

    memset(board, '.', sizeof board);
    while (r < ROWS && (ch = getchar()) != EOF) {
        if (ch == '\n') {
            r++;
            c = 0;
        } else if (c < COLS) {
            board[r][c++] = ch == '*' ? '*' : '.';
        }
    }
    if (gens > 100)
        gens = 100;
    for (int g = 0; g < gens; g++)
        step();
    for (r = 0; r < ROWS; r++)
        printf("%.*s\n", COLS, board[r]);
    return 0;
}
