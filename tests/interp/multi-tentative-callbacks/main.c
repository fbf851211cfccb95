/* Covers: tentative definitions, a registry of callbacks across three files. */
#include <stdio.h>

int total;         /* tentative */
int total;         /* again */
static int local;  /* tentative and static */
static int local;
extern int limit;
int table[5];      /* tentative, completed below */
typedef int (*hook)(int, void *);
int attach(const char *name, hook h, void *ctx);
int fire(int v);
hook lookup(const char *name);

static int add(int v, void *ctx) {
    total += v;
    return *(int *)ctx += v;
}
static int mul(int v, void *ctx) { return *(int *)ctx *= v; }

int main(void) {
    int product = 1;
    printf("%d %d %d\n", total, local, table[4]);
    int first = attach("add", add, &local), second = attach("mul", mul, &product);
    printf("%d %d %d\n", first, second, limit);
    attach("record", lookup("record"), table);
    for (int i = 1; i <= 5; i++)
        printf("%d ", fire(i));
    putchar('\n');
    printf("%d %d %d\n", total, local, product);
    for (int i = 0; i < 5; i++)
        printf("%d ", table[i]);
    putchar('\n');
    printf("%d %d\n", lookup("mul") == mul, lookup("none") == 0);
    return product + local + total;
}

int table[5] = {1, 1, 1, 1, 1};
static int local = 3;
