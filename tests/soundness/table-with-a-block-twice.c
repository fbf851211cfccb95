//@ verdict: violated
/* A table of lists; one block is in two of them and is freed twice. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct entry { int key; struct entry *next; };
static struct entry *table[8];

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    for (int i = 0; i < 30; i++) {
        struct entry *e = malloc(sizeof *e);
        e->key = i * 7 % 11;
        e->next = table[e->key % 8];
        table[e->key % 8] = e;
        if (gate && i == 17) table[5] = e;
    }
    for (int b = 0; b < 8; b++) {
        struct entry *e = table[b];
        while (e) {
            struct entry *next = e->next; //@ violated: deref
            free(e);
            e = next;
        }
        table[b] = NULL;
    }
    return 0;
}
