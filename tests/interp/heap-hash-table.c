/* Covers: a chained hash table on the heap with string keys, resize, delete and ordered report. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { struct entry *next; unsigned hash; int value; char key[]; };
struct table { struct entry **slot; unsigned nslots, used; };

static unsigned hash(const char *s) {
    unsigned h = 2166136261u;
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

static void init(struct table *t, unsigned n) {
    t->slot = calloc(n, sizeof *t->slot);
    t->nslots = n;
    t->used = 0;
}

static void grow(struct table *t) {
    struct table bigger;
    init(&bigger, t->nslots * 2);
    for (unsigned i = 0; i < t->nslots; i++)
        for (struct entry *e = t->slot[i], *next; e; e = next) {
            next = e->next;
            struct entry **to = &bigger.slot[e->hash % bigger.nslots];
            e->next = *to;
            *to = e;
        }
    bigger.used = t->used;
    free(t->slot);
    *t = bigger;
}

static struct entry **locate(struct table *t, const char *key, unsigned h) {
    struct entry **at = &t->slot[h % t->nslots];
    while (*at && ((*at)->hash != h || strcmp((*at)->key, key)))
        at = &(*at)->next;
    return at;
}

static int *get(struct table *t, const char *key) {
    unsigned h = hash(key);
    struct entry **at = locate(t, key, h);
    if (!*at) {
        if (t->used >= t->nslots) {
            grow(t);
            at = locate(t, key, h);
        }
        struct entry *e = malloc(sizeof *e + strlen(key) + 1);
        e->next = NULL;
        e->hash = h;
        e->value = 0;
        strcpy(e->key, key);
        *at = e;
        t->used++;
    }
    return &(*at)->value;
}

static int drop(struct table *t, const char *key) {
    struct entry **at = locate(t, key, hash(key));
    if (!*at)
        return 0;
    struct entry *gone = *at;
    *at = gone->next;
    free(gone);
    t->used--;
    return 1;
}

static int by_count(const void *a, const void *b) {
    const struct entry *x = *(const struct entry *const *)a, *y = *(const struct entry *const *)b;
    if (x->value != y->value)
        return y->value - x->value;
    return strcmp(x->key, y->key);
}

int main(void) {
    char text[] = "the rain in spain stays mainly in the plain but the rain in wales falls "
                  "on the hills and the dales and on the plain too";
    struct table t;
    init(&t, 4);
    for (char *p = text; *p;) {
        char *q = p;
        while (*q && *q != ' ')
            q++;
        int more = *q;
        *q = 0;
        ++*get(&t, p);
        p = more ? q + 1 : q;
    }
    printf("%u words, %u slots\n", t.used, t.nslots);
    int gone = drop(&t, "the"), absent = drop(&t, "absent");
    printf("%d %d %u\n", gone, absent, t.used);
    struct entry **all = malloc(t.used * sizeof *all);
    unsigned n = 0;
    for (unsigned i = 0; i < t.nslots; i++)
        for (struct entry *e = t.slot[i]; e; e = e->next)
            all[n++] = e;
    qsort(all, n, sizeof *all, by_count);
    for (unsigned i = 0; i < n; i++) {
        printf("%s:%d ", all[i]->key, all[i]->value);
        free(all[i]);
    }
    putchar('\n');
    free(all);
    free(t.slot);
    return (int)(n + t.nslots);
}
