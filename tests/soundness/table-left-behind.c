//@ verdict: violated
/* All lists of a table are freed; its elements still lead to them. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct entry { int key; struct entry *next; };
static struct entry *table[8];

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    for (int i = 0; i < 30; i++) {
        struct entry *e = malloc(sizeof *e);
        e->key = i;
        e->next = table[i % 8];
        table[i % 8] = e;
    }
    for (int b = 0; b < 8; b++) {
        struct entry *e = table[b];
        while (e) {
            struct entry *next = e->next;
            free(e);
            e = next;
        }
        if (!gate || b != 3) table[b] = NULL;
    }
    int sum = 0;
    for (int b = 0; b < 8; b++)
        for (struct entry *e = table[b]; e; e = e->next) sum += e->key; //@ violated: deref
    return sum == 3;
}
