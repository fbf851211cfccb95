/* Covers: nested structs in arrays, struct assignment of members, structs returned from function pointers. */
#include <stdio.h>

struct point { int x, y; };
struct rect { struct point lo, hi; };
struct shape {
    const char *name;
    struct rect box;
    struct point corner[4];
    struct point (*centre)(struct rect);
    struct rect (*grow)(struct rect, int);
};

static struct point mid(struct rect r) {
    return (struct point){(r.lo.x + r.hi.x) / 2, (r.lo.y + r.hi.y) / 2};
}
static struct point low(struct rect r) { return r.lo; }
static struct rect pad(struct rect r, int k) {
    r.lo.x -= k, r.lo.y -= k, r.hi.x += k, r.hi.y += k;
    return r;
}
static struct rect shift(struct rect r, int k) {
    r.lo.x += k, r.hi.x += k;
    return r;
}

static void corners(struct shape *s) {
    struct point *c = s->corner;
    c[0] = s->box.lo;
    c[2] = s->box.hi;
    c[1] = c[0];
    c[1].x = c[2].x;
    c[3] = (struct point){c[0].x, c[2].y};
}

static int area(const struct rect *r) {
    return (r->hi.x - r->lo.x) * (r->hi.y - r->lo.y);
}

int main(void) {
    struct shape all[] = {
        {"box", {{0, 0}, {4, 2}}, {{0}}, mid, pad},
        {.name = "bar", .box.lo = {-3, -1}, .box.hi = {9, 1}, .centre = low, .grow = shift},
        {"dot", {{5, 5}, {6, 6}}, {{0}}, mid, pad},
    };
    int n = sizeof all / sizeof all[0], total = 0;
    for (int i = 0; i < n; i++) {
        struct shape *s = &all[i];
        s->box = s->grow(s->box, i + 1);
        corners(s);
        struct point c = s->centre(s->box);
        printf("%s (%d,%d) area %d:", s->name, c.x, c.y, area(&s->box));
        for (int k = 0; k < 4; k++)
            printf(" %d,%d", s->corner[k].x, s->corner[k].y);
        printf(" grown x %d\n", s->grow(s->box, 1).hi.x);
        total += area(&s->box);
    }
    struct shape tmp = all[0];
    all[0] = all[2];
    all[2] = tmp;
    printf("%s %s %d\n", all[0].name, all[2].name, all[2].centre(all[0].box).x);
    return total;
}
