//@ verdict: safe
/* vecgrow.c - a growing vector of long with push, pop and erase-at,
 * driven by a short list of commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);
extern long __VERIFIER_nondet_long(void);
extern size_t __VERIFIER_nondet_size_t(void);

struct vec {
    long *items;
    size_t len;
    size_t cap;
};

static int vec_reserve(struct vec *v, size_t want)
{
    size_t cap = v->cap ? v->cap : 4;
    long *p;

    if (want <= v->cap)
        return 0;
    while (cap < want)
        cap *= 2;
    p = realloc(v->items, cap * sizeof(long));
    if (p == NULL)
        return -1;
    v->items = p;
    v->cap = cap;
    return 0;
}

static int vec_push(struct vec *v, long x)
{
    if (vec_reserve(v, v->len + 1) != 0)
        return -1;
    v->items[v->len++] = x;
    return 0;
}

static int vec_pop(struct vec *v, long *out)
{
    if (v->len == 0)
        return -1;
    *out = v->items[--v->len];
    return 0;
}

static int vec_erase(struct vec *v, size_t at)
{
    if (at >= v->len)
        return -1;
    memmove(&v->items[at], &v->items[at + 1],
            (v->len - at - 1) * sizeof(long));
    v->len--;
    return 0;
}

int main(void)
{
    struct vec v = { NULL, 0, 0 };
    int n = __VERIFIER_nondet_int();
    long x;

    if (n < 0 || n > 300)
        n = 300;
    while (n-- > 0) {
        int cmd = __VERIFIER_nondet_int();
        switch (cmd) {
        case 1:
            if (vec_push(&v, __VERIFIER_nondet_long()) != 0)
                goto out;
            break;
        case 2:
            if (vec_pop(&v, &x) == 0)
                printf("pop %ld\n", x);
            break;
        case 3:
            if (vec_erase(&v, __VERIFIER_nondet_size_t()) != 0)
                printf("no such element\n");
            break;
        default:
            break;
        }
    }
    for (size_t i = 0; i < v.len; i++)
        printf("%ld\n", v.items[i]);
out:
    free(v.items);
    return 0;
}
