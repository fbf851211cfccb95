/* Covers: compound literals (addressable, in loops, file scope) and designated initialisers of every shape. */
#include <stdio.h>

struct opt { int width, height; const char *title; unsigned char rgb[3]; };
struct tree { int v; const struct tree *l, *r; };

static const int *const global_lit = (const int[]){3, 1, 4, 1, 5};
static struct opt *shared = &(struct opt){.title = "file scope", .height = 9};
static const int sparse[] = {[3] = 30, 31, [10] = 100, [1] = 10, 11};
static const int ranged[16] = {[2 ... 5] = 7, [6] = 8, [12 ... 15] = 1};
static const char names[][4] = {['c' - 'a'] = "see", ['a' - 'a'] = "ay"};
static const struct opt table[] = {
    [1] = {.title = "one", .rgb = {[1] = 200}},
    [0] = {1, 2, "zero", {1, 2, 3}},
    [2].width = 22, [2].title = "two",
};

static int area(struct opt o) { return o.width * o.height; }
static int sum(const int *v, int n) {
    int s = 0;
    while (n--)
        s += v[n];
    return s;
}
static int walk(const struct tree *t) { return t ? walk(t->l) * 2 + t->v + walk(t->r) : 0; }

int main(void) {
    printf("%d %s %d %d\n", sum(global_lit, 5), shared->title, shared->width, shared->height);
    shared->width = 4;
    printf("%d\n", area(*shared));
    printf("%d %d\n", area((struct opt){.height = 6, .width = 7}), area((struct opt){8, 9}));
    printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
    for (unsigned i = 0; i < sizeof sparse / sizeof *sparse; i++)
        printf("%d ", sparse[i]);
    printf("\n%d\n", sum(ranged, 16));
    printf("[%s][%s][%s] %zu\n", names[0], names[1], names[2], sizeof names);
    for (int i = 0; i < 3; i++)
        printf("%d %d %s %d\n", table[i].width, table[i].height, table[i].title, table[i].rgb[1]);
    int w = walk(&(struct tree){1, &(struct tree){2, 0, &(struct tree){.v = 3}},
                                &(struct tree){.v = 4, .l = &(struct tree){5, 0, 0}}});
    printf("%d\n", w);
    int total = 0;
    for (int i = 0; i < 4; i++) {
        int *p = (int[2]){i}; /* second element is zero every time */
        p[1] += p[0] * 2;
        total += p[1];
    }
    struct opt o = {.width = 5, .rgb = {9, 9, 9}};
    o = (struct opt){.title = o.rgb[2] == 9 ? "kept" : "lost"};
    printf("%d %s %d\n", o.width, o.title, o.rgb[0]);
    char *s = (char[]){"mutable"};
    s[0] = 'M';
    puts(s);
    (int){0}++;
    return total + w;
}
