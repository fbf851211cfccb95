/* A robot walks over a heap allocated W x H grid: args W H MOVES. */
#include <stdio.h>
#include <stdlib.h>

struct grid {
    int w, h;
    unsigned char *cell;
};

static int visit(struct grid *g, int x, int y)
{
    unsigned char *c = &g->cell[y * g->w + x];
    int fresh = *c == 0; //@ violated: deref

    if (*c < 255)
        (*c)++;
    return fresh;
}

int main(int argc, char **argv)
{
    struct grid g;
    int x = 0, y = 0, seen;

    if (argc != 4)
        return 2;
    g.w = atoi(argv[1]);
    g.h = atoi(argv[2]);
    if (g.w < 1 || g.w > 100 || g.h < 1 || g.h > 100)
        return 2;
    g.cell = calloc((size_t)g.w * g.h, 1);
    if (!g.cell)
        return 1;
    seen = visit(&g, x, y);
    for (const char *m = argv[3]; *m; m++) {
        int nx = x, ny = y;
        switch (*m) {
        case 'L': nx--; break;
        case 'R': nx++; break;
        case 'U': ny--; break;
        case 'D': ny++; break;
        default: continue;
        }
        if (nx < 0 || nx >= g.w || ny < 0 || ny > g.h)
            continue;
        x = nx;
        y = ny;
        seen += visit(&g, x, y);
    }
    printf("at %d,%d seen %d of %d\n", x, y, seen, g.w * g.h);
    free(g.cell);
    return 0;
}
