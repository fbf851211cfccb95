/* Covers: large structs through hidden return pointers and by-value copies; callee changes stay private. */
#include <stdio.h>
#include <string.h>

struct matrix {
    int rows, cols;
    long cell[3][4];
};

struct record {
    char name[24];
    struct matrix m;
    short tags[7];
};

static struct matrix identity(int n) {
    struct matrix m;
    memset(&m, 0, sizeof m);
    m.rows = m.cols = n;
    for (int i = 0; i < n; i++)
        m.cell[i][i] = 1;
    return m;
}

static struct matrix scaled(struct matrix m, long k) {
    for (int i = 0; i < m.rows; i++)
        for (int j = 0; j < m.cols; j++)
            m.cell[i][j] *= k;
    return m;
}

static struct matrix sum(struct matrix a, struct matrix b) {
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < a.cols; j++)
            a.cell[i][j] += b.cell[i][j];
    return a;
}

static long trace(int before, struct matrix m, int after) {
    long t = 0;
    for (int i = 0; i < m.rows; i++)
        t += m.cell[i][i];
    m.rows = -1; /* must not be seen by the caller */
    return t * before + after;
}

static struct record build(const char *name, struct matrix m, int seed) {
    struct record r = {.m = m};
    strcpy(r.name, name);
    for (int i = 0; i < 7; i++)
        r.tags[i] = (short)(seed * (i + 1));
    return r;
}

static struct record recurse(struct record r, int depth) {
    if (depth == 0)
        return r;
    r.tags[depth % 7] += (short)depth;
    r.m = sum(r.m, identity(3));
    return recurse(r, depth - 1);
}

int main(void) {
    struct matrix a = identity(3), b = scaled(a, 5), c = sum(a, scaled(b, 2));
    printf("%ld %ld %ld\n", trace(1, a, 0), trace(2, b, 3), trace(3, c, -1));
    printf("%d %d\n", a.rows, c.cols);
    struct record r = build("first", c, 3), s = r;
    s.name[0] = 'F';
    s = recurse(s, 9);
    printf("%s %s %ld %ld\n", r.name, s.name, trace(1, r.m, 0), trace(1, s.m, 0));
    for (int i = 0; i < 7; i++)
        printf("%d/%d ", r.tags[i], s.tags[i]);
    putchar('\n');
    printf("%ld %zu\n", build("tmp", b, 1).m.cell[2][2], sizeof(struct record));
    r = recurse(r, 2);
    printf("%ld\n", r.m.cell[0][0]);
    return (int)s.m.cell[1][1] + s.tags[6];
}
