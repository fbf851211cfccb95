//@ verdict: safe
/* flood.c - flood fill of a region in a map with an explicit stack; a
 * cell is marked when it is pushed, so it is pushed at most once. */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

#define ROWS 12
#define COLS 12
#define NCELLS (ROWS * COLS)

enum { FREE = 0, WALL = 1, FILLED = 2 };

struct point {
    short row, col;
};

struct stack {
    struct point items[NCELLS];
    int top;
};

static int map[ROWS][COLS];

static void push(struct stack *s, int row, int col)
{
    if (row < 0 || row >= ROWS || col < 0 || col >= COLS)
        return;
    if (map[row][col] != FREE)
        return;
    map[row][col] = FILLED;
    s->items[s->top].row = (short)row;
    s->items[s->top].col = (short)col;
    s->top++;
}

static int flood_fill(int row, int col)
{
    struct stack s;
    int filled = 0;

    s.top = 0;
    push(&s, row, col);
    while (s.top > 0) {
        struct point p = s.items[--s.top];
        filled++;
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++)
                push(&s, p.row + dr, p.col + dc);
    }
    return filled;
}

static void print_map(void)
{
    static const char symbols[] = ".#o";

    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++)
            putchar(symbols[map[r][c]]);
        putchar('\n');
    }
}

int main(void)
{
    int row, col;

    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            map[r][c] = __VERIFIER_nondet_int() ? WALL : FREE;
    row = __VERIFIER_nondet_int();
    col = __VERIFIER_nondet_int();
    if (row < 0 || row >= ROWS || col < 0 || col >= COLS) {
        printf("start is outside of the map\n");
        return 1;
    }
    printf("%d cells filled\n", flood_fill(row, col));
    print_map();
    return 0;
}
