/* Covers (same under 32-bit and 64-bit models): pointer differences, tables, lists, tagged pointers, callbacks. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *next; int v; };

static int sum(const struct node *n) { return n ? n->v + sum(n->next) : 0; }

static struct node *build(int n) {
    struct node *head = NULL;
    for (int i = 0; i < n; i++) {
        struct node *k = malloc(sizeof *k);
        k->next = head;
        k->v = i * 3;
        head = k;
    }
    return head;
}

static void drop(struct node *n) {
    if (n) {
        drop(n->next);
        free(n);
    }
}

static int even(int v) { return v % 2 == 0; }
static int big(int v) { return v > 10; }

static int count(const struct node *n, int (*want)(int)) {
    int c = 0;
    for (; n; n = n->next)
        c += want(n->v);
    return c;
}

int main(void) {
    struct node *list = build(9);
    int (*tests[2])(int) = {even, big};
    for (int i = 0; i < 2; i++)
        printf("%d ", count(list, tests[i]));
    printf("%d\n", sum(list));
    uintptr_t tagged = (uintptr_t)list | 1;
    struct node *back = (struct node *)(tagged & ~(uintptr_t)3);
    printf("%d %d\n", (int)(tagged & 3), back == list);
    short arr[20], *p = arr + 15, *q = &arr[4];
    ptrdiff_t d = p - q;
    printf("%d %d %d\n", (int)d, (int)((char *)p - (char *)q), p > q);
    size_t n = sizeof arr / sizeof *arr;
    while (n-- > 0)
        arr[n] = (short)(n * n);
    printf("%d %u\n", arr[19], (unsigned)(n + 1));
    const char *words[] = {"ptr", "table", NULL};
    const char **w = words;
    int chars = 0;
    while (*w)
        for (const char *s = *w++; *s; s++)
            chars += *s;
    printf("%d %d\n", chars, (int)(w - words));
    printf("%d\n", sizeof(void *) == sizeof(uintptr_t));
    drop(list);
    return chars % 256;
}
