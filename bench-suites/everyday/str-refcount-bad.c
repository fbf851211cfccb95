#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
    unsigned refs;
    char data[1000];
};

struct view {
    struct text *doc;
    size_t lines;
};

static struct text *text_new(void)
{
    struct text *t = malloc(sizeof *t);

    if (t == NULL)
        return NULL;
    t->refs = 1;
    t->data[fread(t->data, 1, sizeof t->data - 1, stdin)] = '\0';
    return t;
}

static void text_put(struct text *t)
{
    if (--t->refs == 0)
        free(t);
}

static void view_open(struct view *v, struct text *t)
{
    v->doc = t;
    v->lines = 0;
}

static void view_count(struct view *v)
{
    for (const char *p = v->doc->data; *p; p++) //@ violated: deref
        if (*p == '\n')
            v->lines++;
}

int main(void)
{
    struct view v;
    struct text *t = text_new();

    if (t == NULL)
        return 1;
    view_open(&v, t);
    text_put(t);            /* the view holds the last reference now */
    view_count(&v);
    printf("%zu lines\n", v.lines);
    text_put(v.doc);
    return 0;
}
