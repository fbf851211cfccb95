/* Covers: game of life on a wrapping grid with two buffers swapped by pointer; glider and blinker. */
#include <stdio.h>
#include <string.h>

enum { H = 10, W = 12 };
typedef char grid[H][W];

static int neighbours(const char (*g)[W], int y, int x) {
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dy || dx)
                n += g[(y + dy + H) % H][(x + dx + W) % W];
    return n;
}

static int step(const char (*from)[W], char (*to)[W]) {
    int alive = 0;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int n = neighbours(from, y, x);
            to[y][x] = n == 3 || (n == 2 && from[y][x]);
            alive += to[y][x];
        }
    return alive;
}

static void show(const char (*g)[W]) {
    for (int y = 0; y < H; y++) {
        char line[W + 1];
        for (int x = 0; x < W; x++)
            line[x] = g[y][x] ? 'O' : '.';
        line[W] = 0;
        puts(line);
    }
}

int main(void) {
    static grid a, b;
    static const char *const start[] = {".O.", "..O", "OOO", "...", "...", "......OOO"};
    for (int y = 0; y < 6; y++)
        for (int x = 0; start[y][x]; x++)
            a[y][x] = start[y][x] == 'O';
    char(*now)[W] = a, (*next)[W] = b;
    int alive = 0;
    for (int gen = 0; gen < 4; gen++) {
        alive = step((const char(*)[W])now, next);
        char(*t)[W] = now;
        now = next;
        next = t;
        printf("%d ", alive);
    }
    putchar('\n');
    show((const char(*)[W])now);
    return alive * 10 + (memcmp(a, b, sizeof a) != 0);
}
