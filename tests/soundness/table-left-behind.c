//@ verdict: violated
/* All lists of a table are freed; its elements still lead to them. */
#include <stdlib.h>

struct entry { int key; struct entry *next; };
static struct entry *table[8];

int main(void) {
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
        if (b != 3) table[b] = NULL;
    }
    int sum = 0;
    for (int b = 0; b < 8; b++)
        for (struct entry *e = table[b]; e; e = e->next) sum += e->key; //@ violated: deref
    return sum == 3;
}
