//@ verdict: safe
/* polyline.c - a polyline as a struct with a flexible array of points;
 * computes the bounding box and a simplified copy of the line. */
#include <stdio.h>
#include <stdlib.h>

extern short __VERIFIER_nondet_short(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct point {
    int x, y;
};

struct polyline {
    unsigned npoints;
    int closed;
    struct point pts[];
};

struct box {
    struct point lo, hi;
};

static struct polyline *polyline_new(unsigned n)
{
    struct polyline *p;

    p = malloc(sizeof *p + n * sizeof(struct point));
    if (p != NULL) {
        p->npoints = n;
        p->closed = 0;
    }
    return p;
}

static struct box bounds(const struct polyline *p)
{
    struct box b = { p->pts[0], p->pts[0] };

    for (unsigned i = 1; i < p->npoints; i++) {
        const struct point *q = &p->pts[i];
        if (q->x < b.lo.x) b.lo.x = q->x;
        if (q->y < b.lo.y) b.lo.y = q->y;
        if (q->x > b.hi.x) b.hi.x = q->x;
        if (q->y > b.hi.y) b.hi.y = q->y;
    }
    return b;
}

/* Keep every second point, and always the last one. */
static struct polyline *simplify(const struct polyline *p)
{
    struct polyline *s = polyline_new(p->npoints / 2 + 1);
    unsigned i, k = 0;

    if (s == NULL)
        return NULL;
    for (i = 0; i + 1 < p->npoints; i += 2)
        s->pts[k++] = p->pts[i];
    s->pts[k++] = p->pts[p->npoints - 1];
    s->npoints = k;
    return s;
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    struct polyline *line, *small;
    struct box b;

    if (n == 0 || n > 600)
        return 1;
    line = polyline_new(n);
    if (line == NULL)
        return 1;
    for (unsigned i = 0; i < n; i++) {
        line->pts[i].x = __VERIFIER_nondet_short();
        line->pts[i].y = __VERIFIER_nondet_short();
    }
    b = bounds(line);
    printf("(%d,%d)-(%d,%d), %d x %d\n", b.lo.x, b.lo.y, b.hi.x, b.hi.y,
           b.hi.x - b.lo.x, b.hi.y - b.lo.y);
    small = simplify(line);
    if (small != NULL)
        printf("%u of %u points kept\n", small->npoints, line->npoints);
    free(small);
    free(line);
    return 0;
}
