/* Covers: globals initialised with addresses: pointer tables, self references, cycles, into the middle of arrays. */
#include <stddef.h>
#include <stdio.h>

static int numbers[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static int *const mid = &numbers[5];
static int *const past = numbers + 10;
static int **const indirect = (int **)&mid;

struct node { int v; struct node *next, *self; };
static struct node ring[3] = {
    {1, &ring[1], &ring[0]}, {2, &ring[2], &ring[1]}, {3, &ring[0], &ring[2]}};

struct loner { struct loner *me; void *here; char text[8]; };
static struct loner solo = {&solo, &solo.text[3], "abcdefg"};

extern struct node later;
static struct node early = {10, &later, &early};
struct node later = {20, &early, &later};

static const char text[] = "middle of a string";
static const char *const parts[] = {text, text + 7, &text[12], &"literal"[3], 0};
static const char *words[][2] = {{"a", "apple"}, {"b", "berry"}, {NULL, NULL}};

static int twice(int v) { return v * 2; }
static int thrice(int v) { return v * 3; }
static int (*const ops[])(int) = {twice, thrice, twice};
static struct { int (**table)(int); int n; } holder = {(int (**)(int))ops, 3};

static int grid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
static int(*row)[4] = &grid[1];
static int *corner = &grid[2][3];
static char *bytes = (char *)&grid[0][2];
static const ptrdiff_t dist = offsetof(struct node, self) - offsetof(struct node, v);

int main(void) {
    printf("%d %d %d %td\n", *mid, mid[-2], **indirect, past - mid);
    struct node *p = ring;
    for (int i = 0; i < 7; i++, p = p->next)
        printf("%d%c ", p->v, p->self == p ? 'y' : 'n');
    putchar('\n');
    printf("%d %s %s\n", solo.me == &solo, (char *)solo.here, solo.me->me->text);
    printf("%d %d %d\n", early.next->v, later.next->v, early.next->next->self == &early);
    for (const char *const *q = parts; *q; q++)
        printf("[%s]", *q);
    putchar('\n');
    for (int i = 0; words[i][0]; i++)
        printf("%s=%s ", words[i][0], words[i][1]);
    putchar('\n');
    int v = 1;
    for (int i = 0; i < holder.n; i++)
        v = holder.table[i](v);
    printf("%d\n", v);
    (*row)[0] = 50;
    *corner += row[1][1];
    printf("%d %d %d\n", grid[1][0], grid[2][3], *(int *)(bytes + 4));
    row = grid;
    words[0][1] = words[1][1];
    printf("%d %s %d\n", (*row)[1], words[0][1], (int)(dist > 0));
    return v + *corner;
}
