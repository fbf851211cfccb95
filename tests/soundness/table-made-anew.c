//@ verdict: violated
/* A table of lists that is made anew now and then; one of the new ones has a list in two places. */
#include <stdlib.h>

struct entry { int key; struct entry *next; };

static void drop(struct entry **table, int key) {
    struct entry **at = &table[key % 8];
    while (*at && (*at)->key != key) at = &(*at)->next;
    if (*at) {
        struct entry *e = *at;
        *at = e->next;
        free(e);
    }
}

int main(void) {
    struct entry **table = NULL;
    int sum = 0;
    for (int i = 0; i < 30; i++) {
        if (i % 10 == 0) {
            struct entry **more = calloc(8, sizeof *more);
            for (int b = 0; table && b < 8; b++) more[b] = table[b];
            if (table) more[3] = more[4] ? more[4]->next : NULL;
            free(table);
            table = more;
        }
        struct entry *e = malloc(sizeof *e);
        e->key = i;
        e->next = table[i % 8];
        table[i % 8] = e;
        if (i == 25) drop(table, 4);
    }
    for (int b = 0; b < 8; b++)
        for (struct entry *e = table[b]; e; e = e->next) sum += e->key; //@ violated: deref
    return sum == 3;
}
