/* Collect words from stdin in a growing array of strings, print them back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char **items;
    size_t count;
    size_t capacity;
} StrVec;

static int strvec_add(StrVec *v, const char *s)
{
    size_t n = strlen(s) + 1;
    char *copy;

    if (v->count >= v->capacity) {
        size_t newcap = v->capacity + 8;
        char **p = realloc(v->items, newcap * sizeof(*p));
        if (p == NULL)
            return 0;
        v->items = p;
        v->capacity = newcap;
    }
    copy = malloc(n);
    if (copy == NULL)
        return 0;
    memcpy(copy, s, n);
    v->items[v->count++] = copy;
    return 1;
}

static void strvec_free(StrVec *v)
{
    for (size_t i = 0; i < v->count; i++)
        free(v->items[i]);
    free(v->items);
}

int main(void)
{
    StrVec v = {0};
    char word[32];
    int rc = 0;

    while (scanf("%31s", word) == 1) {
        if (!strvec_add(&v, word)) {
            rc = 1;
            break;
        }
    }
    for (size_t i = v.count; i > 0; i--)
        printf("%s%c", v.items[i - 1], i > 1 ? ' ' : '\n');
    strvec_free(&v);
    return rc;
}
