//@ verdict: violated
//@ inputs: 2 1 3 3
/* life.c - Conway's game of life on a small torus; two grids are used
 * in turn and the population is printed after every generation. */
#include <stdio.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

#define H 16
#define W 24
#define MAX_GEN 50

typedef unsigned char grid[H][W];

static grid front, back;

static int neighbours(grid g, int y, int x)
{
    int n = 0;
    int dy, dx;

    for (dy = -1; dy <= 1; dy++) {
        for (dx = -1; dx <= 1; dx++) {
            int yy = (y + dy + H) % H;
            int xx = (x + dx) % W;
            if (dy == 0 && dx == 0)
                continue;
            n += g[yy][xx]; //@ violated: deref
        }
    }
    return n;
}

static int evolve(grid from, grid to)
{
    int alive = 0;

    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            int n = neighbours(from, y, x);
            to[y][x] = (n == 3 || (n == 2 && from[y][x]));
            alive += to[y][x];
        }
    }
    return alive;
}

static void show(grid g)
{
    char line[W + 1];

    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++)
            line[x] = g[y][x] ? '#' : '.';
        line[W] = '\0';
        puts(line);
    }
}

int main(void)
{
    int gens = __VERIFIER_nondet_int();
    int cells = __VERIFIER_nondet_int();

    if (gens > MAX_GEN)
        gens = MAX_GEN;
    if (cells > W * H)
        cells = W * H;
    for (int i = 0; i < cells; i++) {
        int y = __VERIFIER_nondet_int();
        int x = __VERIFIER_nondet_int();
        if (y >= 0 && y < H && x >= 0 && x < W)
            front[y][x] = 1;
    }
    for (int i = 0; i < gens; i++) {
        int alive = evolve(front, back);
        memcpy(front, back, sizeof front);
        printf("generation %d: %d\n", i + 1, alive);
        if (alive == 0)
            break;
    }
    show(front);
    return 0;
}
