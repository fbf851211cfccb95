//@ verdict: violated
/* Texts in an array that grows; one of them is freed and stays where it was. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct texts {
    char **items;
    size_t count, room;
};

static int add(struct texts *t, const char *s) {
    if (t->count == t->room) {
        size_t room = t->room + 8;
        char **p = realloc(t->items, room * sizeof *p);
        if (!p) return 0;
        t->items = p;
        t->room = room;
    }
    char *copy = malloc(strlen(s) + 1);
    if (!copy) return 0;
    strcpy(copy, s);
    t->items[t->count++] = copy;
    return 1;
}

int main(void) {
    struct texts t = {0};
    for (int i = 0; i < 30; i++) {
        if (!add(&t, "text")) return 1;
        if (t.count == 20) free(t.items[3]);
    }
    for (size_t i = 0; i < t.count; i++) puts(t.items[i]); //@ violated: deref
    return 0;
}
