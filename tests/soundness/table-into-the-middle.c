//@ verdict: violated
/* A table of lists; one element leads into the middle of another list, where a block is dropped. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct entry { int key; struct entry *next; };
static struct entry *table[8];

static void drop(int key) {
    struct entry **at = &table[key % 8];
    while (*at && (*at)->key != key) at = &(*at)->next;
    if (*at) {
        struct entry *e = *at;
        *at = e->next;
        free(e);
    }
}

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    for (int i = 0; i < 30; i++) {
        struct entry *e = malloc(sizeof *e);
        e->key = i;
        e->next = table[i % 8];
        table[i % 8] = e;
        if (gate && i == 20) table[7] = e->next;
    }
    drop(12);
    int sum = 0;
    for (int b = 0; b < 8; b++)
        for (struct entry *e = table[b]; e; e = e->next) sum += e->key; //@ violated: deref
    return sum == 3;
}
