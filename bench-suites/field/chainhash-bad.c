/* A chained hash table: "+name" adds, "-name" deletes, "?name" asks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 13

typedef struct Entry {
    char *name;
    struct Entry *next;
} Entry;

static Entry *buckets[BUCKETS];

static int bucket_of(const char *s)
{
    int h = 0;

    for (; *s; s++)
        h = (h * 31 + (unsigned char)*s) % BUCKETS;
    return h;
}

static Entry **find(const char *name)
{
    Entry **pp = &buckets[bucket_of(name)];

    while (*pp && strcmp((*pp)->name, name) != 0)
        pp = &(*pp)->next;
    return pp;
}

static void add(const char *name)
{
    Entry **pp = find(name), *e;

    if (*pp)
        return;
    e = malloc(sizeof *e);
    if (!e)
        return;
    e->name = malloc(strlen(name) + 1);
    if (!e->name) {
        free(e);
        return;
    }
    strcpy(e->name, name);
    e->next = NULL;
    *pp = e;
}

static void del(const char *name)
{
    Entry **pp = find(name);
    Entry *e = *pp;

    if (!e)
        return;
    free(e->name);
    free(e);
    *pp = e->next; //@ violated: deref
}

int main(void)
{
    char line[80];

    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '+')
            add(line + 1);
        else if (line[0] == '-')
            del(line + 1);
        else if (line[0] == '?')
            puts(*find(line + 1) ? "yes" : "no");
    }
    for (int i = 0; i < BUCKETS; i++)
        while (buckets[i])
            del(buckets[i]->name);
    return 0;
}
