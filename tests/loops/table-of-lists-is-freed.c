//@ verdict: safe
/* The lists of a table are freed one after the other; nobody writes to the table then. */
#include <stdio.h>
#include <stdlib.h>
#define BUCKETS 23
struct entry {
    struct entry *next;
    int key;
};
static struct entry *table[BUCKETS];

static void release(struct entry *e) {
    while (e) {
        struct entry *next = e->next;
        free(e);
        e = next;
    }
}

int main(void) {
    int key;
    while (scanf("%d", &key) == 1) {
        struct entry *e = malloc(sizeof *e);
        if (!e) break;
        e->key = key;
        e->next = table[(unsigned)key % BUCKETS];
        table[(unsigned)key % BUCKETS] = e;
    }
    for (int i = 0; i < BUCKETS; i++) release(table[i]);
    return 0;
}
