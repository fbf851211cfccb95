/* Covers: qsort and bsearch with callbacks: ints, strings, structs by several keys, nested sort in a callback. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct emp { char name[10]; int age; double pay; };
static int calls;

static int by_int(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    calls++;
    return (x > y) - (x < y);
}
static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static int by_age(const void *a, const void *b) {
    const struct emp *x = a, *y = b;
    return x->age != y->age ? x->age - y->age : strcmp(x->name, y->name);
}
static int by_pay(const void *a, const void *b) {
    const struct emp *x = a, *y = b;
    return (x->pay < y->pay) - (x->pay > y->pay);
}
static int key_age(const void *key, const void *e) { return *(const int *)key - ((const struct emp *)e)->age; }

int main(void) {
    int v[] = {42, -7, 0, 19, 8, 8, 1000, -300, 5};
    int n = sizeof v / sizeof *v;
    qsort(v, (size_t)n, sizeof *v, by_int);
    for (int i = 0; i < n; i++)
        printf("%d ", v[i]);
    printf("%d\n", calls > 0);
    int want[] = {19, 20, -300, 1000};
    for (int i = 0; i < 4; i++) {
        int *hit = bsearch(&want[i], v, (size_t)n, sizeof *v, by_int);
        printf("%d ", hit ? (int)(hit - v) : -1);
    }
    putchar('\n');
    const char *names[] = {"pear", "apple", "fig", "banana", "apple pie", ""};
    qsort(names, 6, sizeof *names, by_text);
    for (int i = 0; i < 6; i++)
        printf("[%s]", names[i]);
    putchar('\n');
    struct emp staff[] = {{"ann", 41, 10.5}, {"bob", 25, 9.25}, {"cid", 33, 12}, {"dee", 25, 20}, {"eve", 60, 1}};
    int (*orders[])(const void *, const void *) = {by_pay, by_age};
    for (int o = 0; o < 2; o++) {
        qsort(staff, 5, sizeof *staff, orders[o]);
        for (int i = 0; i < 5; i++)
            printf("%s ", staff[i].name);
        putchar('\n');
    }
    int age = 33;
    struct emp *e = bsearch(&age, staff, 5, sizeof *staff, key_age);
    printf("%s\n", e ? e->name : "nobody");
    qsort(v, 0, sizeof *v, by_int);
    qsort(v, 1, sizeof *v, by_int);
    return v[n - 2] + (e ? e->age : 0);
}
